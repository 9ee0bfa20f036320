import type { Stage } from '../../canvas/stage';
import { terrain, path, rect, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { bottom, right } from '../../canvas/sheet';
import { COVERS, type HillCover } from './trim';

/**
 * Draws hills across the area; `heights` are at even steps from left to right. On a rich page,
 * they have a `cover`.
 */
export function hills(
  stage: Stage,
  heights: readonly number[],
  cover: HillCover = coverOf(heights),
): void {
  const { area } = stage;
  const points = heights.flatMap((y, i) => [
    area.x - 20 + ((area.w + 40) * i) / (heights.length - 1),
    y,
  ]);
  stage.draw(terrain(points, bottom(area) + 30));
  if (stage.rich) cover(stage, catmullRom(points));
}

const FAR_COVERS = Object.values(COVERS);
const NEAR_COVERS = [COVERS.grass, COVERS.bare, COVERS.foliage] as const;

/** Derives the cover from the shape of the hills. A strip in the foreground has little room. */
function coverOf(heights: readonly number[]): HillCover {
  const covers: readonly HillCover[] = Math.min(...heights) > 890 ? NEAR_COVERS : FAR_COVERS;
  return covers[heights.reduce((sum, y, i) => sum + y * (i + 1), 0) % covers.length];
}

/** Draws a picket fence across the area; its pickets reach from `foot` up to `top`. */
export function fence(stage: Stage, top: number, foot: number, pickets = 9): void {
  const { area } = stage;
  const step = area.w / pickets;
  stage
    .draw(rect(area.x - 10, top + 46, area.w + 20, 24))
    .draw(rect(area.x - 10, foot - 50, area.w + 20, 24));
  for (let i = 0; i < pickets; i++) {
    const x = area.x + step * i + step * 0.14;
    const w = step * 0.72;
    stage.draw(
      path(
        `M${x} ${foot}L${x} ${top + 26}L${x + w / 2} ${top}L${x + w} ${top + 26}L${x + w} ${foot}Z`,
      ),
    );
  }
}

/** Draws a floor of boards that run toward the viewer. */
export function floor(stage: Stage, y: number, boards = 8): void {
  const { area } = stage;
  stage.draw(rect(area.x - 10, y, area.w + 20, bottom(area) - y + 20));
  for (let i = 1; i < boards; i++) {
    const t = i / boards - 0.5;
    stage.stroke(
      path(
        `M${area.x + area.w / 2 + t * area.w * 0.8} ${y}L${area.x + area.w / 2 + t * area.w * 1.6} ${bottom(area) + 10}`,
      ),
      0.7,
    );
  }
}

/** Draws a table or counter across the area, with panels on its front. */
export function counter(stage: Stage, y: number, panels = 3): void {
  const { area } = stage;
  const end = bottom(area) + 20;
  stage.draw(rect(area.x - 10, y + 20, area.w + 20, end - y));
  const step = area.w / panels;
  for (let i = 0; i < panels; i++)
    stage.draw(
      rect(area.x + step * i + 24, y + 60, step - 48, Math.max(40, bottom(area) - y - 84), 8),
      { line: 0.8 },
    );
  stage.draw(rect(area.x - 12, y, right(area) - area.x + 24, 34, 6));
}
