import { mask, type PixelBox, type Mask } from '@scribblepup/imaging/plane';

const SIZE = 0.8;

/**
 * An ellipse in the middle of a box (multiplied by `scale`), which is used if no dog was
 * found.
 */
export function middleOf(width: number, height: number, box: PixelBox, scale: number): Mask {
  const cx = ((box.x0 + box.x1) / 2) * scale,
    cy = ((box.y0 + box.y1) / 2) * scale;
  const rx = Math.max(2, (SIZE * scale * (box.x1 - box.x0)) / 2),
    ry = Math.max(2, (SIZE * scale * (box.y1 - box.y0)) / 2);
  return mask(
    width,
    height,
    Uint8Array.from({ length: width * height }, (_, i) =>
      (((i % width) + 0.5 - cx) / rx) ** 2 + ((Math.floor(i / width) + 0.5 - cy) / ry) ** 2 <= 1
        ? 1
        : 0,
    ),
  );
}
