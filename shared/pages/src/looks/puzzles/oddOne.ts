import { circle, path, polygon, ripple } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { showBehindRim } from '../parts/rim';
import { trim } from '../parts/trim';
import { duck } from '../props/things';
import { peephole } from '../young/framed';

/** Rows of ducks, all but one facing the same way; the dog watches from the shore. */
export const oddOne: Look = {
  id: 'odd-one',
  number: 91,
  title: 'The odd one out',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'Little chick',
    things: [duck, duck],
    layout: peephole(
      circle(425, 380, 240),
      [1, 'M290 940L250 1020L360 1020L390 940ZM460 940L490 1020L600 1020L560 940Z'],
      [0, 'M230 560C80 640 70 860 290 960C380 1000 470 1000 560 960C780 860 770 640 620 560Z'],
      [2, 'M390 150C360 90 400 75 425 110C450 75 490 90 460 150Z'],
      [1, polygon([370, 700, 480, 700, 425, 800])],
    ),
    number: 94,
  },
  draw(stage) {
    const [columns, size] = stage.rich ? [4, 120] : [3, 168];
    const [rows, firstY] = stage.rich ? [3, 240] : [2, 274];
    const oddIndex = stage.rng.integer(0, columns * rows - 1);
    for (let row = 0; row < rows; row++) {
      const y = firstY + (row * 354) / rows;
      stage.stroke(ripple(85, 765, y + 32, 14, stage.rich ? 7 : 4), 0.9);
      for (let i = 0; i < columns; i++)
        stage.put(duck, 421 + (i - (columns - 1) / 2) * (696 / columns), y, size, {
          mirror: row * columns + i === oddIndex,
        });
    }
    stage.draw(path('M60 580C200 550 330 588 425 565C540 540 680 580 800 550L800 1060L60 1060Z'));
    showBehindRim(
      stage,
      stage.stand({ ground: 985, w: 600, h: 470, sink: 50, stretch: false }),
      985,
    );
    stage.draw(path('M60 985C180 960 300 992 425 978C560 962 690 992 800 970L800 1060L60 1060Z'));
    trim(stage, 'M75 983C180 962 300 992 425 978C560 962 690 992 775 974', 'scallops', 58, {
      height: 40,
    });
    stage.heading(textFor('odd', stage.name), 108);
    stage.mat(rounded(30));
  },
};
