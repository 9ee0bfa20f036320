import { circle, ellipse } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Things with very few parts, for dogs that have many fields of their own. */
export const PLAIN = {
  drop: titledBoard(
    'A drop of water',
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
  crown: titledBoard(
    'In the crown',
    circle(425, 720, 200),
    [0, 'M80 300L250 480L425 170L600 480L770 300L720 960L130 960Z'],
    [2, circle(425, 140, 46)],
  ),
  shirt: titledBoard(
    'On the shirt',
    circle(425, 600, 170),
    [
      0,
      'M270 130L340 90C380 150 470 150 510 90L580 130L775 330L660 470L625 430L625 1010L225 1010L225 430L190 470L75 330Z',
    ],
    [2, 'M225 900L625 900'],
  ),
  bottle: titledBoard(
    'In the bottle',
    ellipse(425, 700, 200, 215),
    [
      0,
      'M330 110L520 110L520 260C640 330 670 400 670 520L670 1010L180 1010L180 520C180 400 210 330 330 260Z',
    ],
    [2, 'M330 230L520 230'],
  ),
  bubble: titledBoard(
    'Speech bubble',
    ellipse(425, 450, 255, 225),
    [
      0,
      'M425 120C640 120 775 260 775 450C775 640 640 780 425 780C390 780 350 776 320 768L170 1000L190 720C110 660 75 560 75 450C75 260 210 120 425 120Z',
    ],
    [2, circle(640, 920, 70)],
  ),
  flag: titledBoard(
    'On the flag',
    circle(475, 390, 200),
    [0, 'M100 80L170 80L170 1015L100 1015Z'],
    [0, 'M170 120C350 50 500 210 775 120L775 660C500 750 350 590 170 660Z'],
  ),
  cheese: titledBoard(
    'In the cheese',
    circle(470, 640, 190),
    [0, 'M75 520C250 200 500 90 775 250L775 940L75 940Z'],
    [2, circle(190, 760, 62)],
  ),
  egg: titledBoard('A big egg', circle(425, 620, 215), [
    0,
    'M425 80C620 80 775 400 775 650C775 870 620 1020 425 1020C230 1020 75 870 75 650C75 400 230 80 425 80Z',
  ]),
  apple: titledBoard(
    'A big apple',
    circle(425, 640, 215),
    [1, 'M430 290C430 150 540 80 660 90C650 210 560 290 430 290Z'],
    [
      0,
      'M425 300C500 230 680 230 740 390C810 590 690 940 540 1000C490 1020 460 990 425 990C390 990 360 1020 310 1000C160 940 40 590 110 390C170 230 350 230 425 300Z',
    ],
  ),
  pear: titledBoard('A big pear', circle(425, 735, 205), [
    0,
    'M425 90C520 90 560 190 570 320C580 440 750 520 750 735C750 910 600 1020 425 1020C250 1020 100 910 100 735C100 520 270 440 280 320C290 190 330 90 425 90Z',
  ]),
  bell: titledBoard(
    'In the bell',
    circle(425, 540, 190),
    [1, circle(425, 930, 84)],
    [
      0,
      'M425 90C600 90 660 280 670 480C680 660 710 740 775 800L775 890L75 890L75 800C140 740 170 660 180 480C190 280 250 90 425 90Z',
    ],
  ),
  hut: titledBoard(
    'A little house',
    circle(425, 720, 205),
    [0, 'M425 85L775 460L720 460L720 1015L130 1015L130 460L75 460Z'],
    [1, 'M130 460L720 460'],
  ),
  goldfish: titledBoard('The goldfish', circle(360, 540, 205), [
    0,
    'M75 540C75 340 220 240 390 245C510 250 600 340 650 440L775 290L775 790L650 640C600 740 510 830 390 835C220 840 75 740 75 540Z',
  ]),
  cumulus: titledBoard('In the cloud', circle(430, 620, 185), [
    0,
    'M210 880C110 880 75 780 90 710C105 630 180 590 215 600C210 430 330 330 450 370C560 270 720 330 710 480C790 510 800 660 740 750C740 840 680 890 610 880Z',
  ]),
  toadstool: titledBoard(
    'The toadstool',
    ellipse(425, 400, 215, 180),
    [0, 'M75 640C75 270 250 90 425 90C600 90 775 270 775 640L545 640L575 1015L275 1015L305 640Z'],
    [1, 'M305 640L545 640'],
  ),
  gourd: titledBoard(
    'In the pumpkin',
    circle(425, 630, 215),
    [1, 'M375 330L390 140L480 120L475 330Z'],
    [0, ellipse(425, 640, 345, 340)],
  ),
  gem: titledBoard('In the gem', circle(425, 470, 205), [
    0,
    'M220 130L630 130L775 400L425 1020L75 400Z',
  ]),
  badge: titledBoard('The badge', circle(425, 500, 225), [
    0,
    'M425 90C540 150 660 170 760 160C780 560 690 880 425 1020C160 880 70 560 90 160C190 170 310 150 425 90Z',
  ]),
  pail: titledBoard(
    'In the pail',
    circle(425, 690, 205),
    [0, 'M85 190L765 190L765 330L720 330L670 1010L180 1010L130 330L85 330Z'],
    [1, 'M130 330L720 330'],
  ),
  bulb: titledBoard(
    'Light bulb',
    circle(425, 420, 220),
    [
      0,
      'M425 90C630 90 760 240 760 420C760 580 640 650 560 780L550 1000L300 1000L290 780C210 650 90 580 90 420C90 240 220 90 425 90Z',
    ],
    [1, 'M290 790L560 790'],
  ),
  leaf: titledBoard('On the leaf', circle(425, 560, 190), [
    0,
    'M425 75C730 300 770 720 425 1020C80 720 120 300 425 75Z',
  ]),
} as const satisfies Readonly<Record<string, TitledBoard>>;
