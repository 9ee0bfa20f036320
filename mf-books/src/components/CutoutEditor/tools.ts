import type { Dab, Point } from '@scribblepup/studio';
import type { Mark, MarkTool } from '../../cutoutMarks';

/** A tool of the editor: it marks, or it moves the view. */
export type EditorTool = MarkTool | 'move';

/**
 * Returns the mark for a tap; null for the Move tool.
 * @param radius of the brush, photo px
 */
export const tapMark = (tool: EditorTool, [x, y]: Point, radius: number): Mark | null => {
  if (tool === 'move') return null;
  if (tool === 'keep' || tool === 'erase')
    return { kind: 'stroke', dabs: [{ x, y, radius, mode: tool, region: true }] };
  return { kind: tool, at: [x, y] };
};

/** Spacing of the dabs in a drag, as a fraction of the radius. */
const SPACING = 0.5;

/** Extends a drag's dabs to a point; returns the same array if the point is too near. */
export const extendStroke = (dabs: readonly Dab[], [x, y]: Point): readonly Dab[] => {
  const last = dabs.at(-1);
  if (!last) return dabs;
  const steps = Math.floor(Math.hypot(x - last.x, y - last.y) / (SPACING * last.radius));
  const added = Array.from({ length: steps }, (_, i): Dab => {
    const share = (i + 1) / steps;
    return { ...last, x: last.x + share * (x - last.x), y: last.y + share * (y - last.y) };
  });
  return steps === 0 ? dabs : [...dabs, ...added];
};
