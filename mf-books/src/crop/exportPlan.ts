import type { Rect } from '@scribblepup/coloring';
import { grow, intersect, photoBounds, type Matrix, type Size } from './geometry';

/** Share of the selection that is kept around it: the engine tells the dog from what surrounds it. */
const MARGIN = 0.12;

export interface ExportPlan {
  /** Pixels of the picture for one of the crop box. */
  readonly scale: number;
  /** What is drawn, in the crop box. */
  readonly region: Rect;
  /** Size of the picture, px. */
  readonly size: Size;
  /** The selection, in pixels of the picture. */
  readonly crop: Rect;
}

/**
 * How to draw a selection at the photo's own resolution.
 * @param margin whether to keep some of the photo around the selection
 * @returns null where the selection does not touch the photo
 */
export const exportPlan = (
  photo: Size,
  matrix: Matrix,
  selection: Rect,
  longSide: number,
  margin: boolean,
): ExportPlan | null => {
  const bounds = photoBounds(photo, matrix);
  const chosen = intersect(selection, bounds);
  if (chosen.width < 1 || chosen.height < 1) return null;
  const region = margin ? intersect(grow(chosen, MARGIN), bounds) : chosen;
  const natural = 1 / Math.hypot(matrix[0] ?? 1, matrix[1] ?? 0);
  const scale = Math.min(natural, longSide / Math.max(region.width, region.height));
  return {
    scale,
    region,
    size: { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) },
    crop: {
      x: (chosen.x - region.x) * scale,
      y: (chosen.y - region.y) * scale,
      width: chosen.width * scale,
      height: chosen.height * scale,
    },
  };
};
