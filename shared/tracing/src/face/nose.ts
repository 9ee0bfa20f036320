import type { Point } from '@scribblepup/imaging';

/** A nose: its center in px, and its half width and half height in face sizes. */
export interface NoseFit {
  readonly center: Point;
  readonly halfAxes: Point;
}

// A dog's nose from the front, right half, in half widths and half heights from its center.
const RIGHT_HALF: readonly Point[] = [
  [0, -0.9],
  [0.42, -0.94],
  [0.8, -0.76],
  [1, -0.32],
  [0.92, 0.12],
  [0.68, 0.5],
  [0.34, 0.79],
  [0, 0.9],
];

/** A nose's rim, clockwise from its top, in half widths and half heights from its center. */
export const NOSE_RIM: readonly Point[] = [
  ...RIGHT_HALF,
  ...RIGHT_HALF.slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]),
];

/**
 * The rim of a nose in px.
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function noseOutline(
  { center: [cx, cy], halfAxes: [rx, ry] }: NoseFit,
  size: number,
  roll: number,
): Point[] {
  const [cos, sin] = [Math.cos(roll) * size, Math.sin(roll) * size];
  return NOSE_RIM.map(([x, y]) => [
    cx + x * rx * cos - y * ry * sin,
    cy + x * rx * sin + y * ry * cos,
  ]);
}
