import type { Rect } from '@scribblepup/studio';
import { COVER, PATTERN_BLEED, type CoverColor } from './design';

/** Distance from the straight edge behind the scallops to the area below it, cover units. */
const MARGIN = 8;
/** Radius of a scallop, and the distance between the centers of two. */
const RADIUS = 28,
  STEP = 50;
/** Distance from the straight edge down to the centers of the scallops. */
const CENTER_BELOW = 12;
/** Visible width of the line around the scallops: the fill covers its inner half. */
const LINE = 7;

/**
 * Ends a pattern above an area with a row of scallops across the cover, in the background color. The
 * area is then clear without looking cut out.
 */
export const paintFooter = (
  context: CanvasRenderingContext2D,
  color: CoverColor,
  area: Rect,
): void => {
  const edge = area.y - MARGIN;
  const [left, right] = [-PATTERN_BLEED, COVER.width + PATTERN_BLEED];
  context.fillStyle = color.background;
  context.strokeStyle = color.accent;
  context.lineWidth = 2 * LINE;
  for (const paint of ['stroke', 'fill'] as const) {
    for (let x = left; x <= right + STEP; x += STEP) {
      context.beginPath();
      context.ellipse(x, edge + CENTER_BELOW, RADIUS, RADIUS, 0, 0, 2 * Math.PI);
      context[paint]();
    }
  }
  context.fillRect(left, edge, right - left, COVER.height + PATTERN_BLEED - edge);
};
