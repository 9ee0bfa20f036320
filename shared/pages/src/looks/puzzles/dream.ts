import { ellipse, path, scallop } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { clipAbove, showBehindRim } from '../parts/rim';
import { cloud } from '../props/nature';
import { bone } from '../props/things';
import { boneToken, heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A thought bubble to draw in. */
export const dream: Look = {
  id: 'dream',
  number: 59,
  title: 'What does your dog dream of?',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'On a cloud',
    things: [cloud, boneToken],
    layout: peephole(
      ellipse(425, 440, 240, 195),
      [0, scallop(425, 440, 300, 250, 9, 0.75)],
      [
        1,
        'M425 790C470 870 490 900 490 940C490 985 460 1012 425 1012C390 1012 360 985 360 940C360 900 380 870 425 790Z',
      ],
      [
        2,
        'M200 770C240 840 256 865 256 900C256 940 230 962 200 962C170 962 144 940 144 900C144 865 160 840 200 770Z',
      ],
      [
        2,
        'M650 770C690 840 706 865 706 900C706 940 680 962 650 962C620 962 594 940 594 900C594 865 610 840 650 770Z',
      ],
    ),
    number: 68,
  },
  draw(stage) {
    stage.draw(scallop(425, 305, 290, 140, 15, 0.75, 0.2), { line: 1.3 });
    const rim = 930;
    const dog = stage.stand({
      x: stage.bust ? 425 : 345,
      rim,
      hide: stage.bust ? 0.06 : 0.16,
      w: 500,
      h: 480,
      stretch: false,
    });
    const [hx, hy] = dog.head.top;
    for (const [t, r] of [
      [0.2, 15],
      [0.48, 22],
      [0.8, 30],
    ] as const)
      stage.draw(scallop(hx + 30 + (620 - hx) * t, hy - 24 + (490 - hy) * t, r, r * 0.85, 6, 0.7));
    stage
      .draw(
        path(
          `M84 ${rim + 20}C70 ${rim - 190} 190 ${rim - 200} 425 ${rim - 200}C660 ${rim - 200} 780 ${rim - 190} 766 ${rim + 20}Z`,
        ),
        { line: 1.1 },
      )
      .stroke(
        path(
          `M134 ${rim + 10}C126 ${rim - 140} 210 ${rim - 150} 425 ${rim - 150}C640 ${rim - 150} 724 ${rim - 140} 716 ${rim + 10}`,
        ),
        0.9,
      );
    showBehindRim(stage, dog, rim, { clip: clipAbove(rim) }, [96, 754]);
    stage.draw(
      path(
        `M78 ${rim}C200 ${rim - 24} 650 ${rim - 24} 772 ${rim}C780 ${rim + 50} 760 1022 700 1022L150 1022C90 1022 70 ${rim + 50} 78 ${rim}Z`,
      ),
      { line: 1.1 },
    );
    for (let i = 0; i < 5; i++) stage.put(i % 2 ? bone : heartToken, 170 + i * 128, 974, 64);
    for (const [x, y] of [
      [640, 690],
      [700, 620],
      [590, 745],
    ] as const)
      if (x > dog.box.x + dog.box.w + 20) stage.labels([['Z', x, y]], 40 + (x - 600) * 0.2);
    stage.heading(textFor('dream', stage.name), 105, 660);
  },
};
