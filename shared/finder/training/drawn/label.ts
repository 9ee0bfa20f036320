import { pointNames, type FacePoints } from './face';
import type { Point } from './geometry';

/** The visible part of one dog. */
export interface DogLabel {
  /** Along pixel edges, px. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** In the order of `pointNames`, px; null if hidden or not drawn. */
  readonly points: readonly (Point | null)[];
  /** Number of visible pixels. */
  readonly area: number;
}

/** The dog visible at each pixel: its number, from 1, or 0 for none. */
export interface Owners {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The mask: 255 on a dog, otherwise 0. */
export const maskOf = ({ data }: Owners): Uint8Array => data.map((owner) => (owner > 0 ? 255 : 0));

/** Box and visible points of a dog (by its number, from 1); null if it is hidden. */
export const labelOf = (
  { width, height, data }: Owners,
  dog: number,
  face: FacePoints,
): DogLabel | null => {
  let [x0, y0, x1, y1, area] = [width, height, 0, 0, 0];
  data.forEach((owner, i) => {
    if (owner !== dog) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    area++;
  });
  if (area === 0) return null;
  const isSeen = ([x, y]: Point): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    data[Math.floor(y) * width + Math.floor(x)] === dog;
  const tenths = (value: number): number => Math.floor(value * 10) / 10;
  const points = pointNames.map((name): Point | null => {
    const point = face[name];
    return point && isSeen(point) ? [tenths(point[0]), tenths(point[1])] : null;
  });
  return { box: [x0, y0, x1, y1], points, area };
};
