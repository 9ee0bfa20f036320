import type { PixelBox, Mask, Sides } from '@scribblepup/imaging/plane';

// The dog is cut off on a side of its bounds if the silhouette touches that side along this share
// of the dog's size. At the picture's border, little contact is enough. Elsewhere, where a crop or
// a bar in the photo made a straight edge, much more is needed.
const MIN_CONTACT_AT_BORDER = 0.12,
  MIN_CONTACT_ELSEWHERE = 0.45;
// At a straight edge, the contact on the side itself is at least MIN_FLATNESS of the contact INSET
// px farther in.
const INSET = 3,
  MIN_FLATNESS = 0.7;

/**
 * Returns the sides of the silhouette's bounds on which the dog is cut off.
 * @param size square root of the dog's area, px
 */
export function findCutSides({ width, height, data }: Mask, box: PixelBox, size: number): Sides {
  const column = (x: number): number => longestRun(box.y0, box.y1, (y) => data[y * width + x]);
  const row = (y: number): number => longestRun(box.x0, box.x1, (x) => data[y * width + x]);
  const cuts = (atBorder: boolean, edge: number, inner: number): boolean =>
    (atBorder && edge >= MIN_CONTACT_AT_BORDER * size) ||
    (edge >= MIN_FLATNESS * inner && inner >= MIN_CONTACT_ELSEWHERE * size);
  const step = Math.min(INSET, box.x1 - box.x0 - 1, box.y1 - box.y0 - 1);
  return {
    left: cuts(box.x0 === 0, column(box.x0), column(box.x0 + step)),
    top: cuts(box.y0 === 0, row(box.y0), row(box.y0 + step)),
    right: cuts(box.x1 === width, column(box.x1 - 1), column(box.x1 - 1 - step)),
    bottom: cuts(box.y1 === height, row(box.y1 - 1), row(box.y1 - 1 - step)),
  };
}

/** Length of the longest run of inside pixels. */
function longestRun(from: number, to: number, inside: (i: number) => number): number {
  let longest = 0,
    current = 0;
  for (let i = from; i < to; i++) {
    current = inside(i) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
