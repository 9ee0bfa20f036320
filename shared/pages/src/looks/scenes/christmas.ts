import { circle, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { floor } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { pine } from '../props/nature';
import { christmasTree, gift, paw, teddy } from '../props/things';
import { starToken } from '../props/tokens';
import { santaHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.86, sink: 0.08 };

const stocking = (x: number): string =>
  `M${x - 26} 470L${x + 26} 470L${x + 26} 530C${x + 60} 540 ${x + 60} 580 ${x + 30} 580L${x - 10} 576C${x - 28} 570 ${x - 26} 550 ${x - 26} 530Z`;

/** The dog between the Christmas tree and a fireplace with stockings. */
export const christmas: Look = {
  id: 'christmas',
  number: 48,
  title: 'By the fireplace',
  family: 'scenes',
  two: 'behind',
  need: 'whole',
  young: {
    things: [pine, starToken],
    layout: peephole(
      circle(425, 640, 245),
      [0, rect(335, 150, 180, 170, 20)],
      [0, circle(425, 640, 345)],
      [1, 'M425 150C400 130 400 85 425 85C450 85 450 130 425 150'],
    ),
    number: 58,
  },
  draw(stage) {
    floor(stage, 800, 1);
    stage.draw(rect(400, 470, 340, 335)).draw(rect(380, 430, 380, 46, 8));
    stage
      .draw(path('M460 805L460 660C460 560 680 560 680 660L680 805Z'))
      .draw(
        path(
          'M570 660C620 700 630 750 610 785L530 785C510 750 540 720 545 700C560 705 565 685 570 660Z',
        ),
      )
      .draw(rect(490, 780, 160, 24, 12));
    for (const x of [480, 640]) stage.draw(stocking(x)).draw(rect(x - 32, 452, 64, 34, 10));
    stage.draw(rect(460, 200, 210, 160, 8)).put(paw, 565, 282, 100);
    stage.put(stage.rich ? christmasTree : christmasTree.slice(0, 8), 210, 930, 240);
    const dog = standWithHat(
      stage,
      { x: 540, ground: 990, w: 450, h: 640 },
      santaHat,
      HAT_FIT,
      200,
    );
    stage.show(dog);
    putOnHat(stage, dog, santaHat, HAT_FIT);
    stage.put(gift, 700, 1012, 135);
    if (stage.rich) stage.put(teddy, 160, 1010, 110);
    stage.frame(26);
  },
};
