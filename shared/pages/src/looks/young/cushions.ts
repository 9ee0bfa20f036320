import { circle, ellipse, terrain, path, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Path } from '@scribblepup/imaging/curves/path';
import { AREA, bottom, right } from '../../canvas/sheet';
import { THING_LINE_FACTOR, type LayoutInput } from './layoutInput';

/** Cushions for a dog to stand on, from their top at y down to `low`, the bottom of the page. */
const CUSHIONS: readonly ((y: number, low: number) => Path)[] = [
  (y, low) => scallop(425, (y + low) / 2 - 10, 272, (low - y) / 2 - 26, 9, 0.5),
  (y) => circle(425, y + 430, 430),
  (y, low) => rect(130, y, 590, low - y - 30, 70),
  (y, low) => ellipse(425, (y + low) / 2, 330, (low - y) / 2 - 14),
  (y, low) =>
    path(
      `M110 ${y + 10}C250 ${y - 30} 600 ${y - 30} 740 ${y + 10}C770 ${y + 60} 770 ${low - 80} 730 ${low - 34}C600 ${low - 6} 250 ${low - 6} 120 ${low - 34}C80 ${low - 80} 80 ${y + 60} 110 ${y + 10}Z`,
    ),
  (y, low) => path(`M200 ${y}L650 ${y}L740 ${low - 24}L110 ${low - 24}Z`),
  (y, low) =>
    terrain(
      [AREA.x - 20, y + 90, 300, y + 10, 560, y - 10, right(AREA) + 20, y + 110],
      Math.max(low, bottom(AREA)) + 40,
    ),
];

/** Draws the nth cushion with its top at y. */
export function drawCushion({ stage, border }: LayoutInput, n: number, y: number): void {
  stage.draw(CUSHIONS[n % CUSHIONS.length](y, bottom(border?.box ?? AREA)), {
    line: THING_LINE_FACTOR,
  });
}
