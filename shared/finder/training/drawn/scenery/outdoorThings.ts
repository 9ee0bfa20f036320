import { line } from '../../../../../scripts/demo/dogs/parts';
import { puff } from '../../../../../scripts/demo/dogs/paths';
import { hsl } from '../color';
import { block, oval, paintColor, piece, woodColor, type Thing } from './shapes';

const tree: Thing = (random) => [
  block(172, 230, 56, 165, woodColor(random)),
  piece(
    puff(200, 150, 110, 6 + random.index(5), random.between(0, 6)),
    hsl(random.between(70, 150), 0.45, random.between(0.25, 0.55)),
  ),
];

const plant: Thing = (random) => {
  const leaf = hsl(random.between(80, 150), 0.5, random.between(0.25, 0.5));
  return [
    ...[0, 1, 2, 3, 4].map((i) =>
      piece(
        `M200 290C${60 + 70 * i} 240 ${20 + 90 * i} 120 ${40 + 80 * i} ${60 - 25 * (i % 2)}C${90 + 60 * i} 140 220 220 200 290Z`,
        leaf,
      ),
    ),
    piece('M110 270L290 270L260 390L140 390Z', woodColor(random)),
  ];
};

const house: Thing = (random) => [
  block(70, 190, 260, 200, paintColor(random)),
  piece('M40 200L200 50L360 200Z', paintColor(random)),
  block(170, 270, 70, 120, woodColor(random)),
  block(95, 225, 55, 55, '#CFE6F5'),
  block(255, 225, 55, 55, '#CFE6F5'),
];

const car: Thing = (random) => {
  const color = paintColor(random);
  return [
    piece('M100 200C110 120 140 110 180 110L260 110C300 110 310 160 330 200Z', color),
    block(30, 195, 345, 90, color),
    block(130, 130, 70, 60, '#CFE6F5'),
    ...[110, 295].flatMap((x) => [
      oval(x, 290, 48, 48, '#2E2C2C'),
      oval(x, 290, 20, 20, '#C9CDD2'),
    ]),
  ];
};

const flower: Thing = (random) => {
  const color = paintColor(random);
  return [
    line('M200 200C210 270 190 330 200 395', 14),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      oval(200 + 75 * Math.cos(i * 1.047), 130 + 75 * Math.sin(i * 1.047), 48, 48, color),
    ),
    oval(200, 130, 44, 44, woodColor(random)),
  ];
};

const mushroom: Thing = (random) => [
  piece('M160 220C150 300 140 390 150 390L250 390C260 390 250 300 240 220Z', '#F3E8D2'),
  piece('M40 230C40 70 360 70 360 230Z', paintColor(random)),
  ...[
    [130, 170],
    [210, 130],
    [280, 185],
  ].map(([x, y]) => oval(x, y, 24, 20, '#FDFCFA')),
];

const stone: Thing = (random) => {
  const d = `M40 380C20 ${random.between(180, 300)} 110 ${random.between(80, 200)} 200 130C300 ${random.between(60, 200)} 390 240 370 380Z`;
  return [
    piece(d, hsl(random.between(10, 60), random.between(0, 0.4), random.between(0.15, 0.85))),
  ];
};

/** Things from gardens and streets. */
export const outdoorThings: readonly Thing[] = [tree, plant, house, car, flower, mushroom, stone];
