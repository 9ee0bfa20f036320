import type { Pixels, Rect } from '@scribblepup/imaging';

/**
 * Rounds a rectangle outward to whole pixels and clips it to the photo; throws a RangeError if no
 * pixel is left.
 */
export function clipToPhoto(
  photo: Pixels,
  { x, y, width, height }: Rect = { ...photo, x: 0, y: 0 },
): Rect {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(photo.width, Math.ceil(x + width));
  const bottom = Math.min(photo.height, Math.ceil(y + height));
  if (!(width > 0 && height > 0 && right > left && bottom > top))
    throw new RangeError('the area contains no pixel of the photo');
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether a point lies inside an area; its right and lower edges are exclusive. */
export const isInside = (
  { x, y, width, height }: Rect,
  point: { readonly x: number; readonly y: number },
): boolean => point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
