import type { Path } from '@scribblepup/imaging/curves/path';
import { terrain } from '@scribblepup/imaging/curves/shapes';

/** Ground for plants, with its top at y. */
export const meadow = (y: number): Path => terrain([50, y + 40, 425, y, 800, y + 40], 1060);
