import type { Rect } from '@scribblepup/imaging';

/** Minimum mask value that belongs to the dog. */
const MIN_ALPHA = 96;

/** The bounding box of the dog in a mask; the whole mask when it is empty. */
export const maskBounds = (width: number, height: number, alpha: Uint8Array): Rect => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  alpha.forEach((value, i) => {
    if (value < MIN_ALPHA) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right < 0
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};
