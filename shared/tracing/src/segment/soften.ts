import { blur } from '@scribblepup/imaging/blur';
import { toPlane, type Mask } from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resample';

/** Resizes a mask to soft alpha, 0 to 1. */
export const soften = (source: Mask, width: number, height: number): Float32Array =>
  resizePlane(blur(toPlane(source), 0.9), width, height).data;
