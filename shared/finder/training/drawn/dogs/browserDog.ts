import { ink, type Part } from '../../../../../scripts/demo/dogs/parts';
import { ellipse } from '../../../../../scripts/demo/dogs/paths';
import { recolor } from '../color';
import type { Random } from '../random';
import { movedFace, type FacePoints } from '../face';
import type { Figure } from '../figure';
import { movedMarkup, movedPath, turn, type Point } from '../geometry';
import { paint, silhouette, type PaintStyle } from '../paint';
import { bendOf } from './bend';
import { newCoat } from './coats';
import { furPatches } from './patches';

const [coat, shade, chest] = ['#C98A45', '#8A5523', '#EFDCB8'] as const;

const fur = (
  fill: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  angle = 0,
  rest: Partial<Part> = {},
): Part => ({
  d: movedPath(ellipse(x, y, rx, ry), turn(x, y, angle)),
  fill,
  shade: fill === shade ? '#5A3512' : shade,
  ink: 7,
  ...rest,
});
const dot = (solid: string, x: number, y: number, rx: number, ry: number): Part => ({
  d: ellipse(x, y, rx, ry),
  solid,
});
const stroke = (d: string): Part => ({ d, ink: 7 });

/** The dog of the browser tests (e2e/support/drawnPhoto.ts), on its canvas of 900 x 1100 px. */
const parts = (): Part[] => [
  fur(shade, 690, 830, 110, 36, -0.7),
  fur(coat, 450, 760, 220, 260, 0, { name: 'body' }),
  fur(chest, 450, 720, 110, 180, 0, { ink: 0 }),
  fur(coat, 340, 980, 70, 60),
  fur(coat, 560, 980, 70, 60),
  fur(shade, 255, 330, 70, 150, 0.25),
  fur(shade, 645, 330, 70, 150, -0.25),
  fur(coat, 450, 340, 190, 180, 0, { name: 'head' }),
  fur(chest, 450, 430, 100, 80, 0, { ink: 0 }),
  ...[380, 520].flatMap((x) => [dot(ink, x, 310, 24, 27), dot('#FFFFFF', x + 8, 300, 7, 7)]),
  dot(ink, 450, 395, 38, 27),
  stroke('M450 420C450 453 433 471 400 472M450 420C450 453 467 471 500 472'),
  stroke('M380 800C390 853 387 903 370 950M520 800C510 853 513 903 530 950'),
];

const face: FacePoints = {
  left_eye: [520, 310],
  right_eye: [380, 310],
  nose: [450, 395],
  left_ear: [604, 224],
  right_ear: [296, 224],
};
const size = { width: 900, height: 1100 } as const;
const focus: Point = [450, 340];

/** The browser tests' dog, in its own coat or another. */
export const browserDogFigure = (
  random: Random,
  paintStyleOf: (random: Random) => PaintStyle,
): Figure => {
  const all = parts();
  const base = paintStyleOf(random);
  const paintStyle = {
    ...base,
    soft: false,
    pen: random.pick([0, 0, base.pen]),
    patches: random.chance(0.3) ? furPatches(random, size, ['body', 'head']) : [],
  };
  const bend = bendOf(random, focus, 200);
  return {
    ...size,
    area: 330_000,
    focus,
    markup: movedMarkup(
      recolor(paint(all, paintStyle), random.chance(0.25) ? new Map() : newCoat(all, random)),
      bend,
    ),
    silhouette: movedMarkup(silhouette(all, paintStyle), bend),
    face: movedFace(face, ([x, y]) => bend(x, y)),
  };
};
