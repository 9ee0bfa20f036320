import { circle, path, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { cloudy } from '../parts/frames';
import { trim } from '../parts/trim';
import { poissonDiskSample } from '../parts/voronoi';
import { bubble } from '../props/things';
import { standLayout } from '../young/standing';

/** The dog floats between soap bubbles of several sizes, above a rim of foam. */
export const bubbles: Look = {
  id: 'bubbles',
  number: 62,
  title: 'Soap bubbles',
  family: 'patterns',
  young: { things: [bubble], layout: standLayout, number: 2 },
  draw(stage) {
    const { rng } = stage;
    const placed: [number, number, number][] = [];
    for (const size of stage.rich ? [96, 68, 46, 30] : [124, 88, 56])
      for (const [x, y] of poissonDiskSample(
        rng,
        { x: AREA.x - 20, y: AREA.y - 20, w: AREA.w + 40, h: AREA.h + 40 },
        size * 1.7,
        60,
      ))
        if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + size * 1.02))
          placed.push([x, y, size]);
    for (const [i, [x, y, r]] of placed.entries())
      stage.thing(() => {
        stage
          .draw(circle(x, y, r))
          .stroke(
            path(
              `M${x - r * 0.68} ${y - r * 0.12}C${x - r * 0.64} ${y - r * 0.46} ${x - r * 0.42} ${y - r * 0.64} ${x - r * 0.14} ${y - r * 0.7}`,
            ),
            0.9,
          );
        if (r > 90 && i % 2 === 0) trim(stage, circle(x, y, r), 'scallops', 75, { height: 38 });
      });
    stage.show(stage.stand({ x: 430, ground: 900, w: 460, h: 560, float: 0.6, sink: 40 }));
    for (const [x, y, r] of [
      [150, 960, 70],
      [290, 990, 62],
      [430, 965, 78],
      [575, 990, 64],
      [705, 955, 76],
    ] as const)
      stage.draw(scallop(x, y, r * 1.2, r, 8, 0.6, r));
    stage.frame(cloudy(28));
  },
};
