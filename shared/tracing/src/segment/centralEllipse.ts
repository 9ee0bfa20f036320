import { mask, type PixelBox, type Mask } from '@scribblepup/imaging/plane';

// Axes of the ellipse, as a share of the box's sides.
const ELLIPSE_SHARE = 0.8;

/**
 * An ellipse in the middle of a box: the cutout if no dog was found.
 * @param scale px of the mask per px of the box
 */
export function centralEllipse(width: number, height: number, box: PixelBox, scale: number): Mask {
  const cx = ((box.x0 + box.x1) / 2) * scale,
    cy = ((box.y0 + box.y1) / 2) * scale;
  const rx = Math.max(2, (ELLIPSE_SHARE * scale * (box.x1 - box.x0)) / 2),
    ry = Math.max(2, (ELLIPSE_SHARE * scale * (box.y1 - box.y0)) / 2);
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
