import { blur } from '@scribblepup/imaging/blur';
import { toPlane, type Mask } from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resizePlane';

// Sigma of the blur that rounds off a mask's steps, px of the mask.
const ROUNDING = 0.9;

/** Resizes a mask to soft alpha, 0 to 1. */
export const soften = (source: Mask, width: number, height: number): Float32Array =>
  resizePlane(blur(toPlane(source), ROUNDING), width, height).data;
