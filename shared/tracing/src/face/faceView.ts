import { blur } from '@scribblepup/imaging/blur';
import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, plane, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/**
 * A part of a picture, turned upright and scaled to the face size, so that all photos are sampled
 * in the same way.
 */
export interface FaceView {
  /** Samples per face size. */
  readonly resolution: number;
  /** L, a and b. */
  readonly channels: readonly [Plane, Plane, Plane];
  /** Index of the sample at (u, v), in face sizes from the view's center. */
  readonly index: (u: number, v: number) => number;
  /** Position of a sample: the inverse of `index`. */
  readonly positionOf: (i: number) => Point;
  /** Converts (u, v) to picture px. */
  readonly toPicture: (u: number, v: number) => Point;
  /** Converts picture px to (u, v). */
  readonly toView: (p: Point) => Point;
}

/** The usual number of samples per face size. */
export const RESOLUTION = 64;
// Sigma of the blur that removes grain, samples.
const GRAIN = 1;

/**
 * Samples the picture around a point, turned upright.
 * @param center of the view, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 * @param reach extent of the view on each side of its center, in face sizes
 * @param resolution samples per face size
 */
export function faceView(
  lab: LabImage,
  [cx, cy]: Point,
  size: number,
  roll: number,
  reach: number,
  resolution = RESOLUTION,
): FaceView {
  const half = Math.ceil(reach * resolution),
    side = 2 * half + 1;
  const [c, s] = [(Math.cos(roll) * size) / resolution, (Math.sin(roll) * size) / resolution];
  const channel = (data: Float32Array): Plane => {
    const out = plane(side, side);
    for (let j = -half; j <= half; j++) sampleRow(data, lab, cx, cy, c, s, j, out);
    return blur(out, GRAIN);
  };
  const cell = (share: number): number => clamp(Math.round(share * resolution) + half, 0, side - 1);
  return {
    resolution,
    channels: [channel(lab.L), channel(lab.a), channel(lab.b)],
    index: (u, v) => cell(v) * side + cell(u),
    positionOf: (i) => [
      ((i % side) - half) / resolution,
      (Math.floor(i / side) - half) / resolution,
    ],
    toPicture: (u, v) => [cx + resolution * (u * c - v * s), cy + resolution * (u * s + v * c)],
    toView: ([x, y]) => [
      ((x - cx) * Math.cos(roll) + (y - cy) * Math.sin(roll)) / size,
      ((y - cy) * Math.cos(roll) - (x - cx) * Math.sin(roll)) / size,
    ],
  };
}

/**
 * Samples a row of a view.
 * @param c cosine of the tilt, times px per sample
 * @param s sine of the tilt, times px per sample
 * @param row counted from the middle one
 */
function sampleRow(
  data: Float32Array,
  { width, height }: LabImage,
  cx: number,
  cy: number,
  c: number,
  s: number,
  row: number,
  out: Plane,
): void {
  const half = out.width >> 1;
  for (let i = -half, k = (row + half) * out.width; i <= half; i++, k++)
    out.data[k] = sample(
      data,
      width,
      height,
      cx + i * c - row * s - 0.5,
      cy + i * s + row * c - 0.5,
    );
}
