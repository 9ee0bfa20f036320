import { circle, ellipse, heart, polygon, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Things to eat, to wear, to play with or to win. */
export const TREATS = {
  cone: titledBoard(
    'Ice cream cone',
    circle(425, 370, 220),
    [0, polygon([190, 560, 660, 560, 425, 1020])],
    [0, scallop(425, 380, 280, 260, 9, 0.7)],
    [1, 'M251 680L517 840'],
    [2, 'M599 680L333 840'],
  ),
  yolk: titledBoard('Fried egg', circle(425, 530, 240), [
    0,
    'M425 120C560 60 720 170 740 320C830 420 810 620 730 700C740 880 560 990 430 920C300 1010 110 940 100 750C20 610 40 400 160 340C180 200 300 90 425 120Z',
  ]),
  candy: titledBoard(
    'A piece of candy',
    circle(425, 550, 225),
    [0, 'M560 550L775 330L775 770Z'],
    [0, 'M290 550L75 330L75 770Z'],
    [0, circle(425, 550, 282)],
    [2, circle(180, 180, 70)],
    [2, circle(670, 930, 70)],
  ),
  jar: titledBoard(
    'In the jar',
    ellipse(425, 650, 245, 245),
    [
      0,
      'M190 290L660 290C750 380 765 460 765 600L765 860C765 960 700 1010 620 1010L230 1010C150 1010 85 960 85 860L85 600C85 460 100 380 190 290Z',
    ],
    [1, rect(150, 140, 550, 160, 30)],
    [2, heart(425, 222, 84)],
  ),
  mitten: titledBoard(
    'In the mitten',
    ellipse(400, 420, 178, 225),
    [
      0,
      'M170 760L170 320C170 170 270 85 400 85C530 85 630 170 630 320L630 460C670 370 770 380 775 470C780 560 690 640 630 720L630 760Z',
    ],
    [0, rect(140, 760, 520, 250, 40)],
    [2, 'M140 880L660 880'],
  ),
  mug: titledBoard(
    'In the mug',
    circle(370, 600, 220),
    [0, 'M640 420C820 380 820 840 640 800L640 710C720 720 720 500 640 510Z'],
    [0, rect(85, 270, 570, 710, 60)],
    [2, 'M85 360L655 360'],
  ),
  acorn: titledBoard(
    'In the acorn',
    circle(425, 640, 210),
    [1, 'M390 220C390 160 370 130 340 110L410 80C450 120 465 160 465 220Z'],
    [0, 'M130 380L720 380C740 640 640 900 425 1018C210 900 110 640 130 380Z'],
    [0, 'M80 400C80 250 240 180 425 180C610 180 770 250 770 400C770 450 80 450 80 400Z'],
  ),
  pineapple: titledBoard(
    'In the pineapple',
    ellipse(425, 690, 215, 220),
    [
      0,
      'M425 420C340 400 250 330 230 220C290 230 330 250 355 290C345 210 375 130 425 80C475 130 505 210 495 290C520 250 560 230 620 220C600 330 510 400 425 420Z',
    ],
    [0, ellipse(425, 695, 295, 322)],
  ),
  kite: titledBoard(
    'On the kite',
    circle(425, 400, 185),
    [0, polygon([425, 80, 770, 400, 425, 860, 80, 400])],
    [1, polygon([425, 860, 540, 1010, 310, 1010])],
    [2, 'M425 80L425 215M80 400L240 400M770 400L610 400M425 585L425 860'],
  ),
  backpack: titledBoard(
    'In the backpack',
    ellipse(425, 560, 235, 205),
    [1, 'M300 200C300 50 550 50 550 200L490 200C490 120 360 120 360 200Z'],
    [
      0,
      'M110 480C110 290 240 180 425 180C610 180 740 290 740 480L740 930C740 980 710 1010 660 1010L190 1010C140 1010 110 980 110 930Z',
    ],
    [1, rect(200, 800, 450, 160, 40)],
  ),
  hat: titledBoard(
    'In the hat',
    ellipse(425, 500, 200, 190),
    [0, 'M190 790L210 110C210 80 640 80 640 110L660 790Z'],
    [0, 'M75 830C75 760 775 760 775 830C775 960 75 960 75 830Z'],
    [2, 'M193 705L657 705'],
  ),
} as const satisfies Readonly<Record<string, TitledBoard>>;
