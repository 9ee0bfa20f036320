import { ellipse, rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { clipAbove, flank, paws, showBehindRim } from '../parts/rim';
import { bookStack, gift } from '../props/things';
import {
  appleToken,
  ballToken,
  boneToken,
  eggToken,
  heartToken,
  moonToken,
  starToken,
} from '../props/tokens';
import { peephole } from '../young/framed';

/** Rows of things to continue, each with an empty box to draw the next thing in. */
export const nextUp: Look = {
  id: 'next-up',
  number: 79,
  title: 'What comes next?',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'In the egg',
    things: [eggToken, appleToken, eggToken],
    layout: peephole(
      ellipse(425, 620, 250, 255),
      [
        0,
        'M425 80C620 80 765 400 765 640C765 860 615 1015 425 1015C235 1015 85 860 85 640C85 400 230 80 425 80Z',
      ],
      [1, 'M150 336L219 272L288 336L357 272L425 336L494 272L562 336L631 272L700 336'],
    ),
    number: 84,
  },
  draw(stage) {
    const rows: readonly (readonly Prop[])[] = [
      [boneToken, ballToken, boneToken, ballToken, boneToken],
      [heartToken, heartToken, starToken, heartToken, heartToken],
      [eggToken, appleToken, moonToken, eggToken, appleToken],
    ];
    rows.forEach((row, r) => {
      const y = 668 + r * 138;
      row.forEach((prop, c) => stage.put(prop, 134 + c * 114, y, 102));
      stage.draw(rect(668, y - 52, 104, 104, 14), { line: 1.2 }).labels([['?', 720, y]], 44);
    });
    const rim = 558;
    const dog = stage.stand({
      x: 520,
      rim,
      hide: stage.bust ? 0.06 : 0.2,
      w: 560,
      h: stage.bust ? 420 : 500,
      stretch: false,
      area: { x: 85, y: 130, w: 680, h: 430 },
    });
    flank(stage, dog, [bookStack, gift], rim, 130, 130);
    showBehindRim(stage, dog, rim, { clip: clipAbove(rim) });
    stage.draw(rect(75, rim, 700, 32, 8), { line: 1.2 });
    paws(stage, dog, rim);
    stage.heading(textFor('next', stage.name), 98, 640, 38);
  },
};
