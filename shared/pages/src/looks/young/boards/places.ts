import { circle, ellipse, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Places where a dog may live, look out or appear. */
export const PLACES = {
  igloo: titledBoard(
    'In the igloo',
    'M225 960L225 720A200 200 0 0 1 625 720L625 960Z',
    [0, 'M75 960C75 520 240 240 425 240C610 240 775 520 775 960Z'],
    [1, 'M113 620L262 600M588 600L737 620M425 240L425 520'],
    [2, circle(660, 180, 90)],
  ),
  lighthouse: titledBoard(
    'In the lighthouse',
    circle(425, 560, 180),
    [0, polygon([230, 330, 620, 330, 710, 1010, 140, 1010])],
    [1, rect(300, 200, 250, 130)],
    [2, polygon([425, 80, 580, 200, 270, 200])],
    [2, 'M160 870L690 870'],
  ),
  clock: titledBoard(
    'In the clock',
    circle(425, 570, 240),
    [0, ellipse(210, 205, 125, 95)],
    [0, ellipse(640, 205, 125, 95)],
    [2, 'M230 810L110 1015L230 1015L340 870ZM620 810L740 1015L620 1015L510 870Z'],
    [0, circle(425, 570, 335)],
  ),
} as const satisfies Readonly<Record<string, TitledBoard>>;
