import type { Rect } from '@scribblepup/studio';
import { COVER, PATTERN_BLEED, type CoverColor } from './design';

/** Distance from the middle of the scallops to the area below them, cover units. */
const ABOVE = 8;
/** Radius of a scallop, and the distance between two. */
const RADIUS = 28,
  STEP = 50;
/** How far the middle of a scallop's circle is below the edge that the scallops form. */
const SUNK = 12;
const LINE = 7;

/**
 * Ends a pattern above an area with a row of scallops across the cover, in the background color. The
 * area is then clear without looking cut out.
 */
export const paintFooter = (
  context: CanvasRenderingContext2D,
  colour: CoverColor,
  area: Rect,
): void => {
  const edge = area.y - ABOVE;
  const [left, right] = [-PATTERN_BLEED, COVER.width + PATTERN_BLEED];
  context.fillStyle = colour.background;
  context.strokeStyle = colour.accent;
  context.lineWidth = 2 * LINE;
  for (const paint of ['stroke', 'fill'] as const) {
    for (let x = left; x <= right + STEP; x += STEP) {
      context.beginPath();
      context.ellipse(x, edge + SUNK, RADIUS, RADIUS, 0, 0, 2 * Math.PI);
      context[paint]();
    }
  }
  context.fillRect(left, edge, right - left, COVER.height + PATTERN_BLEED - edge);
};
