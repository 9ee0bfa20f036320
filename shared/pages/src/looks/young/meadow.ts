import type { Curve } from '@scribblepup/imaging/curves/curve';
import { terrain } from '@scribblepup/imaging/curves/shapes';

/** Ground for plants, with its top at y. */
export const meadow = (y: number): Curve => terrain([50, y + 40, 425, y, 800, y + 40], 1060);
