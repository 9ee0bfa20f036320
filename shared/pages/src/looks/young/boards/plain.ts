import { circle, ellipse } from '@scribblepup/imaging/curves/shapes';
import { board, type Board } from './board';

/** Things with very few parts, for dogs that have many fields of their own. */
export const PLAIN = {
  drop: board(
    circle(425, 680, 225),
    [
      0,
      'M425 80C520 300 720 480 720 690C720 880 590 1015 425 1015C260 1015 130 880 130 690C130 480 330 300 425 80Z',
    ],
    [
      2,
      'M600 250C650 340 690 370 690 420C690 470 650 490 610 490C570 490 530 470 530 420C530 370 560 340 600 250Z',
    ],
  ),
  crown: board(
    circle(425, 720, 200),
    [0, 'M80 300L250 480L425 170L600 480L770 300L720 960L130 960Z'],
    [2, circle(425, 140, 46)],
  ),
  shirt: board(
    circle(425, 600, 170),
    [
      0,
      'M270 130L340 90C380 150 470 150 510 90L580 130L775 330L660 470L625 430L625 1010L225 1010L225 430L190 470L75 330Z',
    ],
    [2, 'M225 900L625 900'],
  ),
  bottle: board(
    ellipse(425, 700, 200, 215),
    [
      0,
      'M330 110L520 110L520 260C640 330 670 400 670 520L670 1010L180 1010L180 520C180 400 210 330 330 260Z',
    ],
    [2, 'M330 230L520 230'],
  ),
  bubble: board(
    ellipse(425, 450, 255, 225),
    [
      0,
      'M425 120C640 120 775 260 775 450C775 640 640 780 425 780C390 780 350 776 320 768L170 1000L190 720C110 660 75 560 75 450C75 260 210 120 425 120Z',
    ],
    [2, circle(640, 920, 70)],
  ),
  flag: board(
    circle(475, 390, 200),
    [0, 'M100 80L170 80L170 1015L100 1015Z'],
    [0, 'M170 120C350 50 500 210 775 120L775 660C500 750 350 590 170 660Z'],
  ),
  cheese: board(
    circle(470, 640, 190),
    [0, 'M75 520C250 200 500 90 775 250L775 940L75 940Z'],
    [2, circle(190, 760, 62)],
  ),
} as const satisfies Readonly<Record<string, Board>>;
