import { blur } from '@scribblepup/imaging/blur';
import type { Lab } from '@scribblepup/imaging/lab';
import { clamp, plane, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/** A part of a picture upright and in sizes of the face: whatever the photo, the same samples. */
export interface FaceView {
  /** L, a and b, `GRID` samples a size of the face. */
  readonly channels: readonly [Plane, Plane, Plane];
  /** A sample's place in the view, from one in sizes of the face from its middle. */
  readonly index: (u: number, v: number) => number;
  /** The same place in the picture, px. */
  readonly toPicture: (u: number, v: number) => Point;
  /** And back. */
  readonly toView: (p: Point) => Point;
}

/** Samples a size of the face. */
export const GRID = 64;
// Grain below this many samples is smoothed away.
const GRAIN = 1;

/**
 * The picture around a point, turned upright. @param at the view's middle, px; @param size of the face, px
 * @param roll of the face, radians; @param reach of the view on all sides, in sizes of the face
 */
export function faceView(
  lab: Lab,
  [cx, cy]: Point,
  size: number,
  roll: number,
  reach: number,
): FaceView {
  const half = Math.ceil(reach * GRID),
    side = 2 * half + 1;
  const [c, s] = [(Math.cos(roll) * size) / GRID, (Math.sin(roll) * size) / GRID];
  const channel = (data: Float32Array): Plane => {
    const out = plane(side, side);
    for (let j = -half, k = 0; j <= half; j++) {
      for (let i = -half; i <= half; i++, k++)
        out.data[k] = sample(
          data,
          lab.width,
          lab.height,
          cx + i * c - j * s - 0.5,
          cy + i * s + j * c - 0.5,
        );
    }
    return blur(out, GRAIN);
  };
  const cell = (share: number): number => clamp(Math.round(share * GRID) + half, 0, side - 1);
  return {
    channels: [channel(lab.L), channel(lab.a), channel(lab.b)],
    index: (u, v) => cell(v) * side + cell(u),
    toPicture: (u, v) => [cx + GRID * (u * c - v * s), cy + GRID * (u * s + v * c)],
    toView: ([x, y]) => [
      ((x - cx) * Math.cos(roll) + (y - cy) * Math.sin(roll)) / size,
      ((y - cy) * Math.cos(roll) - (x - cx) * Math.sin(roll)) / size,
    ],
  };
}
