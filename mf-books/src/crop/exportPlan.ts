import type { PhotoCrop, Rect, Size } from '@scribblepup/studio';
import { grow, intersect, photoBounds, type Matrix } from './geometry';
import { INITIAL_COVERAGE } from './template';

/**
 * Margin that the engine searches on each side of the selection, as a fraction of the selection.
 * Few people frame the whole dog; with this margin, the search area of the initial 80 % frame
 * reaches the photo's edges.
 */
const SEARCH_MARGIN = (1 / INITIAL_COVERAGE - 1) / 2;
/**
 * If the search area covers at least this share of the photo's area, it does not tell where the dog
 * is.
 */
const WHOLE_SHARE = 0.97;

const area = ({ width, height }: Rect): number => width * height;

export interface ExportPlan {
  /** Describes how to draw the picture. */
  readonly drawing: PhotoCrop;
  /** The area in which the engine looks for the dog, px of the picture; null for anywhere. */
  readonly crop: Rect | null;
}

/**
 * Plans how to draw a photo at its own resolution, rotated and flipped as in the crop box.
 * @param longSide maximum length of the drawing's longer side, px
 * @param target the whole photo, or the selection alone
 * @returns null when the selection does not touch the photo
 */
export const exportPlan = (
  photo: Size,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  selection: Rect,
  longSide: number,
  target: 'photo' | 'selection',
): ExportPlan | null => {
  const bounds = photoBounds(photo, [a, b, c, d, e, f]);
  const chosen = intersect(selection, bounds);
  if (chosen.width < 1 || chosen.height < 1) return null;
  const region = target === 'photo' ? bounds : chosen;
  const search = intersect(grow(chosen, SEARCH_MARGIN), region);
  const natural = 1 / Math.hypot(a, b);
  const scale = Math.min(natural, longSide / Math.max(region.width, region.height));
  const [centerX, centerY] = [photo.width / 2, photo.height / 2];
  return {
    drawing: {
      transform: [
        a * scale,
        b * scale,
        c * scale,
        d * scale,
        (centerX - region.x + e - a * centerX - c * centerY) * scale,
        (centerY - region.y + f - b * centerX - d * centerY) * scale,
      ],
      width: Math.max(1, Math.round(region.width * scale)),
      height: Math.max(1, Math.round(region.height * scale)),
    },
    crop:
      area(search) >= WHOLE_SHARE * area(region)
        ? null
        : {
            x: (search.x - region.x) * scale,
            y: (search.y - region.y) * scale,
            width: search.width * scale,
            height: search.height * scale,
          },
  };
};
