import { circle, scallop, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { mandala } from '../parts/mandala';
import { cloud } from '../props/nature';
import { peephole } from '../young/framed';

/** A halo of petals behind the head, larger than the page. */
export const sunMandala: Look = {
  id: 'sun-mandala',
  number: 26,
  title: 'Sun mandala',
  family: 'patterns',
  young: {
    title: 'Sunshine',
    things: [cloud],
    layout: peephole(
      circle(425, 500, 240),
      [0, star(425, 500, 350, 290, 12)],
      [1, scallop(590, 920, 120, 62, 7, 0.8)],
      [2, scallop(230, 930, 96, 52, 7, 0.8)],
    ),
    number: 42,
  },
  draw(stage) {
    const dog = stage.stand({ ground: 960, w: 480, h: 640, float: 0.3 });
    const [x, y] = [425, Math.min(600, Math.max(430, dog.head.eyeMidpoint[1] + 20))];
    mandala(
      stage,
      x,
      y,
      stage.rich ? 150 : 215,
      stage.rich
        ? [
            ['petals', 10, 120],
            ['beads', 15, 60],
            ['lotus', 12, 160],
          ]
        : [
            ['beads', 13, 70],
            ['pointed', 9, 200],
          ],
    );
    stage.show(dog, { halo: 14 });
    stage.frame(30, { line: 1.6 });
  },
};
