import type { Path } from '@scribblepup/imaging/curves/path';

/**
 * A vessel that a dog sits in: the shapes in front of the dog, the largest first. It extends from
 * `rim` down to `low`; `half` is half its width.
 */
export type Vessel = (x: number, rim: number, low: number, half: number) => readonly Path[];
