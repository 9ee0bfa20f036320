import { ellipse } from '@scribblepup/imaging/curves/shapes';
import { lines, type Prop } from '../../canvas/prop';
import type { Look } from '../types/look';
import { toy } from '../parts/toy';
import { octagon } from '../parts/frames';
import { hills } from '../parts/ground';
import { bareTree, leaf, mapleLeaf } from '../props/nature';
import { pumpkin } from '../props/things';
import { appleToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A maple leaf with only its middle vein, which divides it into two fields. */
const plainMapleLeaf: Prop = [mapleLeaf[0], lines('M0 64L0 -58')];

/** A big bare tree beside the dog, which sits among falling and fallen leaves. */
export const autumn: Look = {
  id: 'autumn',
  number: 68,
  title: 'Falling leaves',
  family: 'scenes',
  two: 'playing',
  need: 'whole',
  young: {
    title: 'The leaf',
    things: [mapleLeaf, appleToken, leaf],
    layout: peephole(
      ellipse(425, 510, 220, 225),
      [1, 'M400 780C410 880 390 960 350 1010L420 1025C460 960 470 880 460 780Z'],
      [
        0,
        'M425 85C540 190 780 320 765 560C750 770 600 860 425 840C250 860 100 770 85 560C70 320 310 190 425 85Z',
      ],
      [2, 'M425 85L425 285M766 560L640 540M84 560L210 540'],
    ),
    number: 75,
  },
  draw(stage) {
    const { rng } = stage;
    hills(stage, [640, 600, 590, 630, 600, 580]);
    stage.put(bareTree, 201, 870, 405);
    for (const [x, y, s, t] of [
      [670, 200, 130, 0.9],
      [690, 430, 110, 0.4],
    ] as const)
      stage.put(plainMapleLeaf, x, y, s, { rotation: t });
    const dog = stage.stand({ x: 470, ground: 930, w: 480, h: 580, mirror: true });
    stage.show(dog);
    toy(stage, dog, 'rope');
    hills(stage, [900, 930, 985, 985, 930, 900]);
    stage.put(pumpkin, 175, 990, 160);
    for (const x of [420, 620])
      stage.put(plainMapleLeaf, x, 990, 100, { rotation: rng.between(-2, 2) });
    stage.frame(octagon(70));
  },
};
