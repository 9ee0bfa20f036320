import { circle, ellipse } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Plants, landscapes and things in the sky. */
export const NATURE = {
  tulip: titledBoard(
    'In the tulip',
    ellipse(425, 510, 185, 185),
    [1, 'M400 700L400 1020L450 1020L450 700Z'],
    [2, 'M402 1000C250 980 170 860 160 700C300 740 390 830 402 1000Z'],
    [2, 'M448 1000C600 980 680 860 690 700C550 740 460 830 448 1000Z'],
    [0, 'M425 790C180 790 110 580 120 150L280 290L425 90L570 290L730 150C740 580 670 790 425 790Z'],
  ),
  wave: titledBoard(
    'On the waves',
    circle(425, 430, 200),
    [0, circle(425, 430, 255)],
    [
      1,
      'M75 640C180 560 240 560 330 640C420 720 500 720 590 640C660 570 720 570 775 620L775 1020L75 1020Z',
    ],
    [2, 'M75 860C180 790 240 790 330 860C420 930 500 930 590 860C660 800 720 800 775 840'],
  ),
} as const satisfies Readonly<Record<string, TitledBoard>>;
