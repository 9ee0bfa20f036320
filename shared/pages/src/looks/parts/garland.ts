import { polygon, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';

/**
 * Draws a sagging string of pennants across the area. `y` is the height of its ends, `sag` the
 * extra depth of its middle.
 */
export function garland(
  stage: Stage,
  y: number,
  pennants: number,
  sag = 62,
  pennantHeight = 66,
): void {
  const { area } = stage;
  const at = (t: number): [number, number] => [
    area.x + area.w * t,
    y + Math.sin(Math.PI * t) * sag,
  ];
  stage.stroke(catmullRom([0, 0.25, 0.5, 0.75, 1].flatMap(at)), 1);
  for (let i = 0; i < pennants; i++) {
    const [ax, ay] = at((i + 0.12) / pennants);
    const [bx, by] = at((i + 0.88) / pennants);
    stage.thing(() =>
      stage.draw(polygon([ax, ay, bx, by, (ax + bx) / 2, Math.max(ay, by) + pennantHeight])),
    );
  }
}
