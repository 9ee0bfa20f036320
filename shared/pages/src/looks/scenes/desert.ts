import { ellipse, path, rect } from '@scribblepup/imaging/curves/shapes';
import { lines, type Prop } from '../../canvas/prop';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { COVERS } from '../parts/trim';
import { standWithHat, putOnHat } from '../parts/wearing';
import { cactus, cloud, plainRock, sun } from '../props/nature';
import { cowboyHat } from '../props/wear';
import { peephole } from '../young/framed';

/** A cactus with one rib that divides its trunk. */
const ribbed: Prop = [...cactus.slice(0, 3), lines('M0 0L0 -161')];

const HAT_FIT = { size: 0.78, sink: 0.1 };

/** The dog as a cowboy between cactuses and flat-topped rocks. */
export const desert: Look = {
  id: 'desert',
  number: 80,
  title: 'Wild west',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'The cactus',
    things: [cactus, cloud],
    layout: peephole(
      ellipse(425, 420, 175, 200),
      [
        0,
        'M300 800L190 800C120 800 80 760 80 700L80 540A35 35 0 0 1 150 540L150 660C150 690 165 700 190 700L300 700L300 580L550 500L550 570L660 570C685 570 700 560 700 530L700 420A35 35 0 0 1 770 420L770 590C770 640 740 670 670 670L550 670L550 800Z',
      ],
      [0, rect(195, 90, 460, 925, 225)],
    ),
    number: 85,
  },
  draw(stage) {
    stage.put(sun(10), 650, 205, 110).put(cloud, 260, 190, 110);
    stage
      .draw(path('M50 700L90 520L130 500L250 500L280 540L320 700Z'))
      .draw(path('M560 700L590 470L640 440L740 444L760 500L810 700Z'))
      .stroke(path('M76 590C140 575 220 600 292 582'), 1)
      .stroke(path('M580 550C640 566 700 536 774 552'), 1);
    hills(stage, [700, 690, 700, 690, 705], COVERS.points);
    stage.put(ribbed, 150, 985, 290).put(ribbed, 705, 880, 215);
    const dog = standWithHat(
      stage,
      { x: 425, ground: 985, w: 500, h: 640, mirror: false },
      cowboyHat,
      HAT_FIT,
      130,
    );
    stage.show(dog);
    putOnHat(stage, dog, cowboyHat, HAT_FIT);
    hills(stage, [985, 980, 1000, 995, 970, 950], COVERS.bare);
    stage
      .put(plainRock, 330, 1022, 64)
      .put(plainRock, 630, 1016, 110)
      .put(plainRock, 722, 1022, 80);
    stage.frame(6, { line: 2 });
  },
};
