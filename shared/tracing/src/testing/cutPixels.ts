import type { Pixels, Rect } from '@scribblepup/imaging';
import type { Cutout } from '../model/types';

/** Alpha from which a pixel of a cutout is dog. */
const SOLID = 128;

/** The dog's bounds in px of the photo. */
export const cutoutBounds = ({ width, height, alpha, area }: Cutout): Rect => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  alpha.forEach((value, i) => {
    if (value < SOLID) return;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width) + 1);
  });
  const scale = area.width / width;
  return {
    x: area.x + left * scale,
    y: area.y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
};

/** The dog without its background, cropped to its bounds, where there is no canvas. */
export const cutPixels = (
  photo: Pixels,
  cutout: Cutout,
  bounds: Rect = cutoutBounds(cutout),
): Pixels => {
  const { area, width, height, alpha } = cutout;
  const [w, h] = [Math.round(bounds.width), Math.round(bounds.height)];
  const data = new Uint8ClampedArray(4 * w * h);
  const within = (value: number, end: number): number =>
    Math.max(0, Math.min(end - 1, Math.floor(value)));
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [bounds.x + (i % w), bounds.y + Math.floor(i / w)];
    const from = 4 * (within(y, photo.height) * photo.width + within(x, photo.width));
    data.set(photo.data.subarray(from, from + 3), 4 * i);
    const [u, v] = [
      within(((x - area.x) * width) / area.width, width),
      within(((y - area.y) * height) / area.height, height),
    ];
    data[4 * i + 3] = alpha[v * width + u];
  }
  return { width: w, height: h, data };
};
