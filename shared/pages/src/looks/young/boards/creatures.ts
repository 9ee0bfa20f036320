import { circle, ellipse } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Costumes: the dog's face looks out of a hood or a body. */
export const CREATURES = {
  reindeer: titledBoard(
    'Little reindeer',
    ellipse(425, 700, 225, 230),
    [
      0,
      'M300 470C180 430 100 330 110 180L170 180C170 260 200 310 250 340L240 130L300 130L330 390ZM550 470C670 430 750 330 740 180L680 180C680 260 650 310 600 340L610 130L550 130L520 390Z',
    ],
    [0, ellipse(425, 710, 310, 302)],
  ),
  cat: titledBoard(
    'Little kitten',
    ellipse(425, 590, 245, 220),
    [0, 'M90 560C60 400 60 240 110 110C220 160 320 240 370 330Z'],
    [0, 'M760 560C790 400 790 240 740 110C630 160 530 240 480 330Z'],
    [0, ellipse(425, 610, 345, 325)],
  ),
  mouse: titledBoard(
    'Little mouse',
    circle(425, 640, 235),
    [0, circle(215, 265, 160)],
    [0, circle(635, 265, 160)],
    [0, ellipse(425, 650, 325, 320)],
    [2, circle(215, 250, 84)],
    [2, circle(635, 250, 84)],
  ),
} as const satisfies Readonly<Record<string, TitledBoard>>;
