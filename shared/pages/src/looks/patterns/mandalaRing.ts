import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, heart } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { mandala, type Ring } from '../parts/mandala';
import { bone, paw } from '../props/things';
import { boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

const RINGS: readonly Ring[] = [['lotus', 10, 128]];

/** Rings from eight years on. */
const FINE_RINGS: readonly Ring[] = [
  ['beads', 20, 36],
  ['lotus', 14, 112],
];

/** The dog in the middle of a mandala of petals and bones. */
export const mandalaRing: Look = {
  id: 'mandala-ring',
  number: 2,
  title: 'Bone mandala',
  family: 'patterns',
  young: {
    title: 'My bone',
    things: [boneToken],
    layout: peephole(
      circle(425, 540, 215),
      [
        0,
        'M270 390C200 180 40 260 110 430C20 500 60 720 240 660L610 660C790 720 830 500 740 430C810 260 650 180 580 390Z',
      ],
      [2, heart(200, 900, 150)],
      [2, heart(650, 900, 150)],
    ),
    number: 26,
  },
  draw(stage) {
    const [x, y, r] = [425, 550, stage.rich ? 196 : 216];
    mandala(stage, x, y, r, stage.rich ? FINE_RINGS : RINGS);
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.4 });
    const ground = stage.bust ? y + r + 3 : y + r * 0.78;
    const dog = stage.stand({
      ground,
      w: r * 1.65,
      h: r * 1.73,
      crop: true,
      sink: 0,
      float: 0.5,
      stretch: false,
      area: { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    });
    stage.show(dog, { clip: toPathData(hole) }).stroke(hole, 1.4);
    for (const [px, py, rotation] of [
      [150, 155, -0.5],
      [700, 155, 0.5],
      [150, 945, -2.6],
      [700, 945, 2.6],
    ] as const)
      stage.put(paw, px, py, 140, { rotation });
    for (const py of [140, 960]) stage.put(bone, 425, py, 150);
  },
};
