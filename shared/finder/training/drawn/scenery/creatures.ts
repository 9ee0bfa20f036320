import { ink, line, solid, type Part } from '../../../../../scripts/demo/dogs/parts';
import { ellipse } from '../../../../../scripts/demo/dogs/paths';
import { hsl, mix } from '../color';
import type { Random } from '../random';
import { block, oval, paintColor, piece, woodColor, type Thing } from './shapes';

const furColor = (random: Random): string =>
  random.chance(0.5) ? woodColor(random) : hsl(30, 0.1, random.between(0.1, 0.95));

const dots = (y: number, dx: number, r: number): Part[] =>
  [200 - dx, 200 + dx].map((x) => solid(ellipse(x, y, r, r)));

const cat: Thing = (random) => {
  const fur = furColor(random);
  const iris = hsl(random.between(50, 140), 0.6, 0.55);
  return [
    piece('M290 370C400 380 390 250 350 240C340 260 360 330 280 330Z', fur),
    oval(200, 310, 95, 85, fur),
    piece('M105 150L100 30L190 90Z', fur),
    piece('M295 150L300 30L210 90Z', fur),
    oval(200, 160, 112, 92, fur),
    ...[155, 245].flatMap((x) => [oval(x, 150, 24, 20, iris), solid(ellipse(x, 150, 6, 18))]),
    { d: 'M188 185L212 185L200 198Z', solid: '#D9788A' },
    line('M200 198C200 214 180 218 172 208M200 198C200 214 220 218 228 208', 5),
    line('M60 170L140 185M60 205L140 195M340 170L260 185M340 205L260 195', 4),
    oval(165, 385, 34, 16, fur),
    oval(235, 385, 34, 16, fur),
  ];
};

const rabbit: Thing = (random) => {
  const fur = furColor(random);
  return [
    oval(165, 75, 26, 78, fur),
    oval(235, 75, 26, 78, fur),
    oval(200, 310, 95, 85, fur),
    oval(200, 185, 82, 74, fur),
    ...dots(175, 38, 11),
    { d: ellipse(200, 200, 10, 7), solid: '#D9788A' },
    line('M200 208L200 222', 5),
    block(188, 222, 24, 20, '#FDFCFA'),
  ];
};

const owl: Thing = (random) => {
  const fur = woodColor(random);
  return [
    piece('M90 80C120 100 280 100 310 80C330 200 330 390 200 390C70 390 70 200 90 80Z', fur),
    oval(200, 300, 75, 75, mix(fur, '#FFFFFF', 0.5)),
    oval(150, 165, 48, 48, '#FDFCFA'),
    oval(250, 165, 48, 48, '#FDFCFA'),
    ...dots(165, 50, 22),
    piece('M182 195L218 195L200 235Z', '#F2A33A'),
  ];
};

const snowman: Thing = (random) => [
  oval(200, 310, 110, 85, '#FBFCFE'),
  oval(200, 175, 75, 72, '#FBFCFE'),
  block(150, 50, 100, 65, '#2E2C2C'),
  block(125, 108, 150, 16, '#2E2C2C'),
  ...dots(160, 26, 9),
  piece('M198 178L270 192L198 196Z', '#F28C28'),
  ...[270, 310, 350].map((y) => solid(ellipse(200, y, 9, 9))),
  piece('M135 225C170 245 230 245 265 225L262 250C230 268 170 268 138 250Z', paintColor(random)),
];

const skins = ['#F6D3B3', '#E3B184', '#B97B4C', '#7A4A2B'] as const;

const child: Thing = (random) => {
  const skin = random.pick(skins);
  const hair = random.pick(['#2B1A12', '#6B3F20', '#D9A951', '#A3441F']);
  return [
    piece('M120 395C110 290 140 240 200 240C260 240 290 290 280 395Z', paintColor(random)),
    oval(200, 150, 92, 102, hair),
    oval(200, 165, 78, 84, skin),
    piece('M118 150C130 70 270 70 282 150C240 110 160 110 118 150Z', hair),
    ...dots(160, 30, 8),
    line('M165 200C185 222 215 222 235 200', 6),
    line('M200 170L194 188', 4),
  ];
};

const fish: Thing = (random) => [
  piece('M280 200L380 120L360 200L380 280Z', paintColor(random)),
  oval(180, 200, 150, 95, paintColor(random)),
  oval(90, 175, 22, 22, '#FDFCFA'),
  solid(ellipse(88, 175, 10, 10), ink),
  line('M170 160C190 190 190 220 170 245', 6),
];

const ballFace: Thing = (random) => [
  oval(200, 200, 165, 165, random.chance(0.5) ? '#F7D13D' : paintColor(random)),
  ...dots(160, 58, 16),
  line('M110 240C150 310 250 310 290 240', 9),
];

/** Drawn faces of other creatures: they teach the network that eyes alone do not make a dog. */
export const creatures: readonly Thing[] = [cat, rabbit, owl, snowman, child, fish, ballFace];
