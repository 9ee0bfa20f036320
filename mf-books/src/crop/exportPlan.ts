import type { Rect } from '@scribblepup/studio';
import { grow, intersect, photoBounds, type Matrix, type Size } from './geometry';
import { COVERAGE } from './template';

/**
 * Share of the selection by which the engine looks beyond it on each side. Few people frame a dog
 * whole; with this much, the first frame of 80 % reaches the photo's edges.
 */
const SLACK = (1 / COVERAGE - 1) / 2;
/** Who frames this share of a photo has not said where in it the dog is. */
const WHOLE = 0.97;

const area = ({ width, height }: Rect): number => width * height;

export interface ExportPlan {
  /** Pixels of the picture for one of the crop box. */
  readonly scale: number;
  /** What is drawn, in the crop box. */
  readonly region: Rect;
  /** Size of the picture, px. */
  readonly size: Size;
  /** Where the dog is, in pixels of the picture; null where the engine has to find it. */
  readonly crop: Rect | null;
}

/**
 * How to draw a photo, turned and flipped as it is in the crop box, at its own resolution.
 * @param what the whole photo, or the selection alone
 * @returns null where the selection does not touch the photo
 */
export const exportPlan = (
  photo: Size,
  matrix: Matrix,
  selection: Rect,
  longSide: number,
  what: 'photo' | 'selection',
): ExportPlan | null => {
  const bounds = photoBounds(photo, matrix);
  const chosen = intersect(selection, bounds);
  if (chosen.width < 1 || chosen.height < 1) return null;
  const region = what === 'photo' ? bounds : chosen;
  const search = intersect(grow(chosen, SLACK), region);
  const natural = 1 / Math.hypot(matrix[0] ?? 1, matrix[1] ?? 0);
  const scale = Math.min(natural, longSide / Math.max(region.width, region.height));
  const size = {
    width: Math.max(1, Math.round(region.width * scale)),
    height: Math.max(1, Math.round(region.height * scale)),
  };
  return {
    scale,
    region,
    size,
    crop:
      area(search) >= WHOLE * area(region)
        ? null
        : {
            x: (search.x - region.x) * scale,
            y: (search.y - region.y) * scale,
            width: search.width * scale,
            height: search.height * scale,
          },
  };
};
