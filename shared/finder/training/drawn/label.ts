import { pointNames, type FacePoints } from './face';
import type { Point } from './geometry';

/** The part of one dog that is seen. */
export interface DogLabel {
  /** px, from the left and upper edge of the first pixels to the right and lower edge of the last ones. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** In the order of `pointNames`, px; null: not seen, or not drawn. */
  readonly points: readonly (Point | null)[];
  /** Pixels seen. */
  readonly area: number;
}

/** What is seen of the dogs: for each pixel the number of its dog, from 1; 0 where none is. */
export interface Owners {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** 255 where a dog is, else 0. */
export const maskOf = ({ data }: Owners): Uint8Array => data.map((owner) => (owner > 0 ? 255 : 0));

/** Box and seen points of a dog (its number from 1); null if nothing of it is seen. */
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
