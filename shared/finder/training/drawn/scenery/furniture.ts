import { line } from '../../../../../scripts/demo/dogs/parts';
import { ellipse } from '../../../../../scripts/demo/dogs/paths';
import { block, oval, paintColor, piece, woodColor, type Thing } from './shapes';

const ball: Thing = (random) => [
  oval(200, 200, 170, 170, paintColor(random)),
  line('M60 100C140 180 260 180 340 100M60 300C140 220 260 220 340 300'),
];

const sofa: Thing = (random) => {
  const color = random.chance(0.5) ? paintColor(random) : woodColor(random);
  return [
    piece('M50 130C50 90 350 90 350 130L350 300L50 300Z', color),
    block(60, 230, 140, 80, color),
    block(200, 230, 140, 80, color),
    piece('M15 210C15 180 70 180 70 210L70 350L15 350Z', color),
    piece('M330 210C330 180 385 180 385 210L385 350L330 350Z', color),
    block(60, 310, 280, 40, color),
  ];
};

const chair: Thing = (random) => {
  const wood = woodColor(random);
  return [
    block(110, 30, 180, 150, wood),
    block(95, 190, 210, 45, paintColor(random)),
    block(100, 235, 28, 160, wood),
    block(272, 235, 28, 160, wood),
  ];
};

const table: Thing = (random) => {
  const wood = woodColor(random);
  return [
    block(20, 150, 360, 40, wood),
    block(50, 190, 30, 205, wood),
    block(320, 190, 30, 205, wood),
  ];
};

const lamp: Thing = (random) => [
  block(192, 150, 16, 220, woodColor(random)),
  oval(200, 380, 80, 16, woodColor(random)),
  piece('M130 30L270 30L330 160L70 160Z', paintColor(random)),
];

const cushion: Thing = (random) => [
  piece(
    'M60 90C150 110 250 110 340 90C325 170 325 230 340 310C250 290 150 290 60 310C75 230 75 170 60 90Z',
    paintColor(random),
  ),
];

const shelf: Thing = (random) => [
  block(40, 20, 320, 370, woodColor(random)),
  ...[60, 180, 300].flatMap((y) =>
    Array.from({ length: 7 }, (_, i) =>
      block(60 + 40 * i, y - random.between(0, 20), random.between(20, 38), 80, paintColor(random)),
    ),
  ),
];

const bone: Thing = (random) => [
  piece(
    'M100 165C60 110 20 150 45 190C10 220 40 270 100 235L300 235C360 270 390 220 355 190C380 150 340 110 300 165Z',
    random.chance(0.5) ? '#F3E8D2' : paintColor(random),
  ),
];

const basket: Thing = (random) => [
  piece('M30 190L370 190L320 380L80 380Z', woodColor(random)),
  line(
    'M45 240L355 240M58 290L342 290M70 340L330 340M120 190L140 380M200 190L200 380M280 190L260 380',
    6,
  ),
  { d: ellipse(200, 190, 170, 30), fill: '#5B3E25', shade: '#2E1D10', ink: 7 },
];

/** Furniture and household things. */
export const furniture: readonly Thing[] = [
  ball,
  sofa,
  chair,
  table,
  lamp,
  cushion,
  shelf,
  bone,
  basket,
];
