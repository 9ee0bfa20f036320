import { circle, ellipse, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { titledBoard, type TitledBoard } from './board';

/** Vehicles for a dog to ride in. */
export const RIDES = {
  bus: titledBoard(
    'On the bus',
    rect(130, 290, 410, 380, 40),
    [0, 'M75 830L75 300C75 220 120 180 200 180L640 180C720 180 775 240 775 320L775 830Z'],
    [0, circle(230, 850, 96)],
    [0, circle(620, 850, 96)],
    [2, rect(600, 300, 130, 300, 30)],
  ),
  submarine: titledBoard(
    'In the submarine',
    circle(370, 620, 200),
    [1, 'M370 390L370 190L330 190L330 120L450 120L450 390Z'],
    [
      0,
      'M75 620C75 470 190 350 360 350L500 350C620 350 680 450 700 540L775 460L775 780L700 700C680 780 620 890 500 890L360 890C190 890 75 770 75 620Z',
    ],
    [2, circle(180, 970, 44)],
    [2, circle(640, 230, 56)],
  ),
  helicopter: titledBoard(
    'In the helicopter',
    circle(370, 600, 215),
    [0, polygon([560, 470, 775, 400, 775, 560, 580, 680])],
    [
      1,
      'M121 170L679 170A33 33 0 0 1 679 236L430 236L430 340L360 340L360 236L121 236A33 33 0 0 1 121 170Z',
    ],
    [
      2,
      'M230 840L300 840L300 960L440 960L440 840L510 840L510 960L639 960A31 31 0 0 1 639 1022L141 1022A31 31 0 0 1 141 960L230 960Z',
    ],
    [
      0,
      'M80 620C80 430 210 310 380 310C560 310 670 430 670 620C670 790 560 900 420 900L310 900C160 900 80 790 80 620Z',
    ],
  ),
  saucer: titledBoard(
    'Flying saucer',
    'M200 600C200 150 650 150 650 600Z',
    [0, 'M150 620C150 90 700 90 700 620Z'],
    [0, ellipse(425, 690, 348, 150)],
    [2, circle(425, 720, 62)],
    [2, circle(210, 680, 52)],
    [2, circle(640, 680, 52)],
    [1, 'M330 842L260 1015L590 1015L520 842Z'],
  ),
  tractor: titledBoard(
    'On the tractor',
    rect(370, 200, 330, 320, 20),
    [0, rect(310, 130, 450, 480, 20)],
    [0, 'M80 520C80 480 110 460 150 460L330 460L330 780L80 780Z'],
    [0, circle(560, 800, 205)],
    [1, circle(200, 880, 120)],
    [2, circle(560, 800, 90)],
    [1, rect(150, 250, 60, 230)],
  ),
  caravan: titledBoard(
    'In the camper',
    rect(140, 300, 390, 330, 40),
    [0, 'M75 800L75 350C75 240 150 180 260 180L590 180C700 180 775 260 775 370L775 800Z'],
    [0, circle(425, 840, 120)],
    [2, rect(600, 330, 120, 470, 16)],
    [2, circle(425, 840, 54)],
  ),
} as const satisfies Readonly<Record<string, TitledBoard>>;
