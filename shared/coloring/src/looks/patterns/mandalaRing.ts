import { toPathData } from '../../compose/curve';
import { circle } from '../../compose/shapes';
import type { Look } from '../look';
import { mandala, type Ring } from '../parts/mandala';
import { paw } from '../props/things';

const RINGS: readonly Ring[] = [['lotus', 12, 84], ['bones', 8, 70]];

/** The dog in the middle of a mandala of petals and bones. */
export const mandalaRing: Look = {
  id: 'mandala-ring',
  title: 'Bone mandala',
  family: 'patterns',
  draw(stage) {
    const [x, y, r] = [425, 550, 200];
    mandala(stage, x, y, r, RINGS);
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.4 });
    const ground = stage.bust ? y + r + 3 : y + r * 0.72;
    const dog = stage.stand({ ground, w: 320, h: 340, crop: true, sink: 0, float: 0.5, stretch: false, area: { x: x - r, y: y - r, w: 2 * r, h: 2 * r } });
    stage.show(dog, { clip: toPathData(hole) }).trace(hole, 1.4);
    for (const [px, py, turn] of [[140, 140, -0.5], [710, 140, 0.5], [140, 960, -2.6], [710, 960, 2.6]] as const) stage.put(paw, px, py, 105, { turn });
  },
};
