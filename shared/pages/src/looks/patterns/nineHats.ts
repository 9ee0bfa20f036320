import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { headInBox } from '../parts/headInBox';
import { fitsHead, putOnHat } from '../parts/wearing';
import { ballToken } from '../props/tokens';
import {
  bobbleHat,
  bunnyEars,
  cowboyHat,
  crown,
  partyHat,
  pirateHat,
  santaHat,
  topHat,
  wizardHat,
} from '../props/wear';
import { peephole } from '../young/framed';

const HATS: readonly Prop[] = [
  partyHat,
  crown,
  pirateHat,
  bunnyEars,
  wizardHat,
  cowboyHat,
  topHat,
  bobbleHat,
  santaHat,
];

const HAT_FIT = { size: 0.8, sink: 0.1 };

/** The hats to try in the nth box: its own, then all, starting with a different one per box. */
const hatsFor = (n: number): readonly Prop[] => [
  HATS[n],
  ...HATS.map((_, i) => HATS[(n + 4 + i) % HATS.length]),
];

/** Width of a head as a share of its box's width. */
const HEAD_WIDTH = 0.42;

/** The dog nine times, each time with a different hat. */
export const nineHats: Look = {
  id: 'nine-hats',
  number: 42,
  title: 'Nine hats',
  family: 'patterns',
  two: 'apart',
  need: 'face',
  young: {
    title: 'Little bear',
    things: [ballToken],
    layout: peephole(
      circle(425, 560, 240),
      [0, circle(175, 250, 105)],
      [0, circle(675, 250, 105)],
      [
        0,
        'M425 190C630 190 775 350 775 560C775 690 725 770 650 840C700 890 720 950 720 1015L130 1015C130 950 150 890 200 840C125 770 75 690 75 560C75 350 220 190 425 190Z',
      ],
    ),
    number: 53,
  },
  draw(stage) {
    const [w, h] = [AREA.w / 3, AREA.h / 3];
    for (let i = 0; i < HATS.length; i++) {
      const box = { x: AREA.x + (i % 3) * w, y: AREA.y + Math.floor(i / 3) * h, w, h };
      const hole = rect(box.x, box.y, w, h);
      stage.draw(hole, { line: 1.1 });
      if (stage.rich && i === 4)
        stage.stroke(circle(box.x + w / 2, box.y + h * 0.6, w * 0.42), 0.8);
      const mirror = i % 2 === 0;
      const memberStage = stage.member(i);
      const dog =
        headInBox(memberStage, box, HEAD_WIDTH, mirror) ??
        memberStage.stand({
          ground: box.y + h - 18,
          w: w * 0.78,
          h: h * 0.6,
          crop: true,
          sink: 20,
          stretch: false,
          mirror,
          area: box,
        });
      memberStage.show(dog, {
        clip: toPathData(hole),
        detail: dog.item.detail * (stage.rich ? 0.6 : 0.4),
      });
      const hat = hatsFor(i).find((prop) => fitsHead(memberStage, dog, prop, HAT_FIT));
      if (hat) putOnHat(memberStage, dog, hat, HAT_FIT);
      stage.stroke(hole, 1.1);
    }
    stage.frame(0, { line: 1.6 });
  },
};
