import type { Path } from '@scribblepup/imaging/curves/path';

/**
 * A vessel that a dog sits in: the shapes in front of the dog, the largest first. It extends from
 * the height `rim` down to `base`, in sheet units; `half` is half its width.
 */
export type Vessel = (x: number, rim: number, base: number, half: number) => readonly Path[];
