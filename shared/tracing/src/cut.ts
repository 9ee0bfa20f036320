import type { PixelBox, Mask, Sides } from '@scribblepup/imaging/plane';
import type { Bounds, Point } from '@scribblepup/imaging';

// The dog is cut off on a side if the silhouette touches that side along at least this share of the
// dog's size. At the picture's border, little contact is enough. Elsewhere, where a crop or a bar
// in the photo made a straight edge, much more is needed.
const AT_BORDER = 0.12,
  ELSEWHERE = 0.45;
// At a straight edge, the contact on the side itself is at least FLAT_SHARE of the contact FLAT px
// farther in.
const FLAT = 3,
  FLAT_SHARE = 0.7;

/**
 * Returns the sides of the silhouette's bounds on which the dog is cut off.
 * @param size square root of the dog's area, px
 */
export function findCutSides({ width, height, data }: Mask, box: PixelBox, size: number): Sides {
  const column = (x: number): number => run(box.y0, box.y1, (y) => data[y * width + x]);
  const row = (y: number): number => run(box.x0, box.x1, (x) => data[y * width + x]);
  const cuts = (atBorder: boolean, edge: number, inner: number): boolean =>
    (atBorder && edge >= AT_BORDER * size) ||
    (edge >= FLAT_SHARE * inner && inner >= ELSEWHERE * size);
  const step = Math.min(FLAT, box.x1 - box.x0 - 1, box.y1 - box.y0 - 1);
  return {
    left: cuts(box.x0 === 0, column(box.x0), column(box.x0 + step)),
    top: cuts(box.y0 === 0, row(box.y0), row(box.y0 + step)),
    right: cuts(box.x1 === width, column(box.x1 - 1), column(box.x1 - 1 - step)),
    bottom: cuts(box.y1 === height, row(box.y1 - 1), row(box.y1 - 1 - step)),
  };
}

/** Length of the longest run of inside pixels. */
function run(from: number, to: number, inside: (i: number) => number): number {
  let longest = 0,
    current = 0;
  for (let i = from; i < to; i++) {
    current = inside(i) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** Bounding box of some rings. */
export function ringBounds(rings: readonly (readonly Point[])[]): Bounds {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x)),
    ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const least = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { x0: least(xs), y0: least(ys), x1: most(xs), y1: most(ys) };
}
