import { circle, path, scallop } from '@scribblepup/imaging/curves/shapes';
import { black, disc, lines, type Prop, solid } from '../../canvas/prop';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { butterfly, cloud, leaf, palm, roundTree } from '../props/nature';
import { peephole } from '../young/framed';

const bigLeaf: Prop = [
  solid('M0 0C-60 -40 -80 -130 -10 -210C70 -150 60 -50 0 0Z'),
  lines('M0 0C0 -60 -4 -130 -10 -210M-2 -60L-36 -92M-3 -100L34 -132'),
];

const blade: Prop = [
  solid('M0 0C-56 -40 -74 -120 -8 -190C64 -130 56 -46 0 0Z'),
  lines('M0 0C0 -60 -4 -110 -8 -190'),
];

const splitLeaf: Prop = [
  solid(
    'M0 0C-30 -30 -70 -40 -96 -36C-84 -60 -60 -70 -44 -70C-70 -84 -96 -100 -104 -130C-70 -132 -48 -118 -32 -104C-50 -130 -50 -160 -36 -190C-10 -170 4 -140 6 -110C20 -132 50 -150 80 -146C74 -118 50 -98 32 -86C56 -84 80 -70 90 -46C60 -40 30 -30 0 0Z',
  ),
  lines('M0 0C-6 -60 -16 -120 -36 -190M-4 -30C-30 -50 -60 -50 -96 -36M2 -40C30 -60 50 -60 90 -46'),
];

const parrot: Prop = [
  solid('M-14 30C-20 70 -8 100 4 120C14 96 16 60 12 30Z'),
  solid('M-30 -20C-36 20 -14 46 2 46C24 46 36 16 30 -20C28 -58 -26 -60 -30 -20Z'),
  solid('M-30 -10C-54 10 -44 44 -22 46C-26 30 -18 4 -30 -10Z'),
  solid('M14 -40C34 -44 40 -22 26 -12C22 -20 16 -24 10 -24Z'),
  black(disc(2, -28, 4)),
  lines('M-10 6C-4 12 4 12 10 6M-6 22C0 28 6 28 12 22'),
];

/** The dog between palms and large leaves, with a parrot and a butterfly. */
export const jungle: Look = {
  id: 'jungle',
  number: 56,
  title: 'Jungle explorer',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'The lion',
    things: [leaf, roundTree, cloud],
    layout: peephole(
      circle(425, 500, 245),
      [1, 'M290 700C240 880 220 960 230 1015L620 1015C630 960 610 880 560 700Z'],
      [0, scallop(425, 500, 300, 300, 14, 1.1)],
    ),
    number: 66,
  },
  draw(stage) {
    hills(stage, [600, 560, 590, 620, 580, 560]);
    stage.put(palm, 190, 760, 215);
    if (stage.rich) stage.put(palm, 640, 780, 200, { mirror: true });
    stage.stroke(path('M60 150C250 260 600 260 800 150'), 1.2);
    stage
      .put(blade, 670, 205, 84, { rotation: 3.1 })
      .put(parrot, 330, 178, 115)
      .put(butterfly, 670, 470, 110, { rotation: -0.3 });
    const dog = stage.stand({ x: 430, ground: 980, w: 490, h: 610 });
    stage.show(dog);
    hills(stage, [975, 985, 1000, 1000, 985, 970]);
    const offset = stage.bust ? 55 : 0;
    stage
      .put(splitLeaf, 120 - offset, 1050 + offset, 150, { rotation: -0.25 })
      .put(bigLeaf, 720 + offset / 2, 1060 + offset, 160, { rotation: 0.3 })
      .put(blade, 590, 1060, 90, { rotation: -0.1 });
    stage.frame(46);
  },
};
