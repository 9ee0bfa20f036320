import { ellipse, rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import type { Look } from '../types/look';
import { flank, paws, showBehindRim } from '../parts/rim';
import { pottedCactus } from '../props/home';
import { bookStack } from '../props/things';
import { appleToken, boneToken, fishToken, heartToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

const COUNTED: readonly Prop[] = [boneToken, heartToken, fishToken, starToken, appleToken];

/** Sums with things instead of numbers. */
export const sums: Look = {
  id: 'sums',
  number: 51,
  title: 'Count and write',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'In the pear',
    things: [appleToken, appleToken],
    layout: peephole(
      ellipse(400, 700, 215, 205),
      [1, 'M560 150C600 70 700 60 765 130C720 220 620 220 560 150Z'],
      [
        0,
        'M530 130C630 130 680 230 650 370C630 490 730 560 730 730C730 910 600 1018 410 1018C210 1018 80 900 80 730C80 520 260 500 370 340C430 230 440 130 530 130Z',
      ],
    ),
    number: 61,
  },
  draw(stage) {
    const { rng } = stage;
    const rim = 430;
    const dog = stage.stand({
      x: 330,
      rim,
      hide: stage.bust ? 0.06 : 0.2,
      w: 540,
      h: stage.bust ? 310 : 390,
      stretch: false,
      area: { x: 85, y: 95, w: 680, h: 400 },
    });
    flank(stage, dog, [bookStack, pottedCactus], rim, 120, 120);
    showBehindRim(stage, dog, rim);
    stage.draw(rect(60, rim, 730, 640), { line: 1.2 });
    paws(stage, dog, rim);
    stage.frame(30);
    const [rows, firstY, step] = stage.rich ? [5, 512, 108] : [4, 528, 132];
    for (let row = 0; row < rows; row++) {
      const y = firstY + row * step;
      const [a, b] = [rng.integer(1, 3), rng.integer(1, 2)];
      const putThing = (x: number): void => void stage.put(COUNTED[row], x, y, row % 2 ? 80 : 72);
      for (let i = 0; i < a; i++) putThing(140 + i * 88);
      for (let i = 0; i < b; i++) putThing(462 + i * 88);
      stage.draw(rect(656, y - 42, 84, 84, 14), { line: 1.1 });
      // Both signs are one item, because a simplified page drops items as small as one sign.
      stage.labels(
        [
          ['+', 388, y],
          ['=', 622, y],
        ],
        38,
      );
    }
  },
};
