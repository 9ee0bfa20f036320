import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { lines, type Prop, solid } from '../../canvas/prop';
import type { Look } from '../types/look';
import { ticket } from '../parts/frames';
import { hills } from '../parts/ground';
import { basket } from '../parts/vessels';
import { cloud, plainSun, plainTree } from '../props/nature';
import { cupcake, kite } from '../props/things';
import { appleToken } from '../props/tokens';
import { peephole } from '../young/framed';

const melon: Prop = [
  solid('M-60 -10C-50 50 50 50 60 -10Z'),
  lines('M-50 -8C-40 36 40 36 50 -8M-20 6L-20 12M0 12L0 18M20 6L20 12'),
];

/** The dog on a picnic blanket, with a basket, a slice of melon and a cupcake. */
export const picnic: Look = {
  id: 'picnic',
  number: 92,
  title: 'A picnic in the park',
  family: 'scenes',
  two: 'beside',
  need: 'whole',
  young: {
    title: 'A slice for you',
    things: [appleToken, kite, cupcake],
    layout: peephole(
      circle(425, 610, 180),
      [
        0,
        'M425 90C530 90 725 690 725 800C725 920 580 985 425 985C270 985 125 920 125 800C125 690 320 90 425 90Z',
      ],
      [1, 'M130 760C190 840 300 875 425 875C550 875 660 840 720 760'],
    ),
    number: 95,
  },
  draw(stage) {
    stage
      .put(plainSun(8), 640, 200, 84)
      .put(cloud, 300, 170, 110)
      .put(kite, 500, 330, 130, { rotation: 0.3 });
    hills(stage, [560, 520, 540, 590, 560, 520]);
    stage.put(plainTree, 205, 760, 290);
    hills(stage, [730, 720, 735, 720, 730]);
    stage.draw(path('M40 1060L170 850L690 850L820 1060Z'), { line: 1.1 });
    for (let i = 1; i < 4; i++)
      stage.stroke(path(`M${170 + i * 130} 850L${40 + i * 195} 1060`), 0.8);
    stage.stroke(path('M126.6 920L733.4 920'), 0.8);
    const dog = stage.stand({ x: 500, ground: 930, w: 560, h: 620 });
    stage.show(dog);
    const [x, half, rim] = stage.bust ? [182, 84, 925] : [205, 118, 880];
    stage.draw(
      path(
        `M${x - half * 0.86} ${rim}C${x - half * 0.86} ${rim - half} ${x + half * 0.86} ${rim - half} ${x + half * 0.86} ${rim}L${x + half * 0.66} ${rim}C${x + half * 0.66} ${rim - half * 0.74} ${x - half * 0.66} ${rim - half * 0.74} ${x - half * 0.66} ${rim}Z`,
      ),
    );
    basket(stage, x, rim, 1000, half);
    stage.put(melon, 580, 970, 140).put(cupcake, 715, 1010, 110);
    stage.frame(ticket(40));
  },
};
