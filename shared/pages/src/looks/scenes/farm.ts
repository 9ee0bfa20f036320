import { circle, ellipse, path, polygon } from '@scribblepup/imaging/curves/shapes';
import { black, disc, lines, type Prop, solid } from '../../canvas/prop';
import type { Look } from '../types/look';
import { toy } from '../parts/toy';
import { fence, hills } from '../parts/ground';
import { bird, cloud, plainSun } from '../props/nature';
import { barn, house, pumpkin } from '../props/things';
import { eggToken } from '../props/tokens';
import { peephole } from '../young/framed';

const hen: Prop = [
  lines('M-6 0L-10 22M-18 22L-2 22M12 0L12 22M4 22L22 22'),
  solid(
    'M-48 -50C-40 -30 -30 -34 -22 -34C0 -36 10 -50 14 -64C20 -84 46 -84 46 -62C46 -50 44 -40 44 -24C42 6 -2 14 -26 0C-44 -12 -52 -34 -48 -50Z',
  ),
  solid('M18 -76C14 -92 26 -92 28 -84C32 -94 42 -90 38 -78Z'),
  solid('M45 -66L58 -58L45 -54Z'),
  solid('M46 -54C54 -50 50 -38 44 -42Z'),
  black(disc(34, -64, 3.6)),
  lines('M-16 -24C-6 -6 14 -6 20 -24C10 -18 -2 -18 -16 -24Z'),
];

/** The dog on a path from a barn, with a hen, a pumpkin and a bale of hay. */
export const farm: Look = {
  id: 'farm',
  number: 60,
  title: 'On the farm',
  family: 'scenes',
  two: 'playing',
  need: 'whole',
  young: {
    things: [house, eggToken, bird],
    layout: peephole(
      'M225 660L425 500L625 660L625 1010L225 1010Z',
      [0, polygon([120, 1010, 120, 430, 220, 230, 425, 110, 630, 230, 730, 430, 730, 1010])],
      [
        1,
        polygon([
          75, 470, 190, 200, 425, 75, 660, 200, 775, 470, 700, 490, 610, 270, 425, 170, 240, 270,
          150, 490,
        ]),
      ],
      [2, circle(425, 350, 76)],
    ),
    number: 69,
  },
  draw(stage) {
    if (stage.rich) stage.put(plainSun(8), 390, 200, 74);
    stage.put(cloud, 620, 190, 100);
    hills(stage, [500, 470, 500, 540, 500, 470]);
    stage.stroke(path('M647 500C680 600 690 700 660 900'), 0.9);
    stage.put(barn, 225, 700, 225);
    if (stage.rich) {
      fence(stage, 600, 740, 3);
      hills(stage, [730, 738, 730, 735, 730]);
    }
    stage.draw(ellipse(655, 850, 100, 78)).draw(ellipse(655, 850, 66, 50), { line: 0.8 });
    const dog = stage.stand({ x: 440, ground: 910, w: 600, h: 725, sink: 36 });
    stage.show(dog);
    toy(stage, dog, 'ball');
    hills(stage, [880, 900, 910, 900, 890, 880]);
    stage
      .stroke('M450 900C470 950 430 980 410 1040M540 895C540 950 510 990 515 1040', 0.9)
      .draw(ellipse(352, 990, 26, 32));
    stage
      .put(hen, 225, stage.bust ? 1010 : 990, 205, { mirror: true })
      .put(pumpkin, 635, 1010, 140);
    stage.frame(22);
  },
};
