import { heart, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { bottom, inset } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { arch } from '../parts/frames';
import { trim } from '../parts/trim';
import { poissonDiskSample, voronoi } from '../parts/voronoi';
import { starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Top of the lowest row of panes, the sill that a broad bust looks over. */
const SILL_Y = 880;

/** Draws a row of panes, each with a shape in it. */
function panes(stage: Stage, top: number): void {
  const { area } = stage;
  const n = stage.rich ? 5 : 3;
  const [w, h] = [area.w / n, bottom(area) - top];
  for (let i = 0; i < n; i++) {
    const [x, y] = [area.x + (i + 0.5) * w, top + h / 2];
    stage.draw(rect(x - w / 2, top, w, h), { line: 1.35 });
    if (i % 2 === 0) stage.draw(heart(x, y, h * 0.56), { line: 1.2 });
    else
      stage.draw(polygon([x, y - h * 0.34, x + w * 0.34, y, x, y + h * 0.34, x - w * 0.34, y]), {
        line: 1.2,
      });
  }
}

/** A church window: leaded cells around the dog under a round arch. */
export const glass: Look = {
  id: 'glass',
  number: 6,
  title: 'Stained glass',
  family: 'patterns',
  two: 'behind',
  young: {
    title: 'By lantern light',
    things: [starToken],
    layout: peephole(
      rect(245, 390, 360, 410, 60),
      [2, 'M425 75C500 75 530 150 500 220L350 220C320 150 350 75 425 75Z'],
      [0, polygon([425, 140, 660, 330, 190, 330])],
      [0, rect(180, 330, 490, 540, 40)],
      [1, polygon([150, 870, 700, 870, 740, 1010, 110, 1010])],
    ),
    number: 29,
  },
  draw(stage) {
    const points = poissonDiskSample(stage.rng, inset(stage.area, -30), stage.rich ? 122 : 160);
    for (const cell of voronoi(points, inset(stage.area, -40)))
      if (cell.length >= 6) stage.draw(polygon(cell), { line: 1.35 });
    trim(stage, arch(), 'blocks', 74, { height: 50 });
    const sill = isBroadBust(stage) ? SILL_Y : null;
    const dog = stage.stand({
      ground: 965,
      w: 610,
      h: 780,
      float: 0.4,
      ...(sill ? { sink: sill + 20 - 965, crop: true } : {}),
    });
    stage.show(dog, { halo: 0, outline: stage.width(6.2) });
    if (sill) panes(stage, sill);
    stage.frame(arch(), { line: 2 });
  },
};
