import { circle, ellipse, terrain, path, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Path } from '@scribblepup/imaging/curves/path';
import { AREA, bottom, right } from '../../canvas/sheet';
import { THING_LINE_FACTOR, type LayoutInput } from './layoutInput';

/** Cushions for a dog to stand on, from their top at y down to `base`, the bottom of the page. */
const CUSHIONS: readonly ((y: number, base: number) => Path)[] = [
  (y, base) => scallop(425, (y + base) / 2 - 10, 272, (base - y) / 2 - 26, 9, 0.5),
  (y) => circle(425, y + 430, 430),
  (y, base) => rect(130, y, 590, base - y - 30, 70),
  (y, base) => ellipse(425, (y + base) / 2, 330, (base - y) / 2 - 14),
  (y, base) =>
    path(
      `M110 ${y + 10}C250 ${y - 30} 600 ${y - 30} 740 ${y + 10}C770 ${y + 60} 770 ${base - 80} 730 ${base - 34}C600 ${base - 6} 250 ${base - 6} 120 ${base - 34}C80 ${base - 80} 80 ${y + 60} 110 ${y + 10}Z`,
    ),
  (y, base) => path(`M200 ${y}L650 ${y}L740 ${base - 24}L110 ${base - 24}Z`),
  (y, base) =>
    terrain(
      [AREA.x - 20, y + 90, 300, y + 10, 560, y - 10, right(AREA) + 20, y + 110],
      Math.max(base, bottom(AREA)) + 40,
    ),
];

/** Draws the nth cushion with its top at y. */
export function drawCushion({ stage, frame }: LayoutInput, n: number, y: number): void {
  stage.draw(CUSHIONS[n % CUSHIONS.length](y, bottom(frame?.box ?? AREA)), {
    line: THING_LINE_FACTOR,
  });
}
