import { seededRandom } from '@scribblepup/imaging/random';
import { plane, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { piecesAwayFrom } from '../vectors/piecesAwayFrom';
import { detectDrawing } from './detectDrawing';
import { grayOpening } from './grayMorphology';

const SIDE = 300;
const tones = (at: (x: number, y: number) => number): Plane =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
      at((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5),
    ),
  );
const disc =
  (cx: number, cy: number, r: number) =>
  (x: number, y: number): boolean =>
    Math.hypot(x - cx, y - cy) < r;
const inside = plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(50));

it('the left and right borders of a photo are not compared with each other', () => {
  const { width, data } = tones((x) => 20 + 0.2 * x);
  const narrow = { width: 60, height: SIDE, data: data.filter((_, i) => i % width < 60) };
  const steep = { ...narrow, data: narrow.data.map((_, i) => 10 + 1.3 * (i % 60)) };
  expect(detectDrawing(steep, plane(60, SIDE, new Float32Array(60 * SIDE).fill(50)), 1)).toBe(
    false,
  );
});

describe('a drawing', () => {
  const pen = (x: number, y: number): boolean => x % 50 < 4 || y % 50 < 4;

  it('has flat colors within lines', () => {
    expect(
      detectDrawing(
        tones((x, y) => (pen(x, y) ? 20 : 75)),
        inside,
        1,
      ),
    ).toBe(true);
  });

  it('may be in crayon: uneven colors within ink', () => {
    const next = seededRandom(6);
    const ink = (x: number, y: number): boolean => x % 200 < 4 || y % 200 < 4;
    expect(
      detectDrawing(
        tones((x, y) => (ink(x, y) ? 15 : (x % 40 < 20 ? 75 : 51) + 3 * next())),
        inside,
        1,
      ),
    ).toBe(true);
  });

  it('has no soft shades and no fur, and more than one tone', () => {
    expect(
      detectDrawing(
        tones((x, y) => 50 + 30 * Math.sin(x / 15) * Math.cos(y / 20)),
        inside,
        1,
      ),
    ).toBe(false);
    const next = seededRandom(4);
    expect(
      detectDrawing(
        tones((x, y) => (pen(x, y) ? 40 : 65) + 8 * next()),
        inside,
        1,
      ),
    ).toBe(false);
    expect(
      detectDrawing(
        tones(() => 50),
        inside,
        1,
      ),
    ).toBe(false);
  });
});

it('grayOpening removes small highlights and keeps large ones', () => {
  const opened = grayOpening(
    tones((x, y) => (disc(60, 60, 3)(x, y) || disc(200, 200, 30)(x, y) ? 90 : 20)),
    5,
  ).data;
  expect(opened[60 * SIDE + 60]).toBe(20);
  expect(opened[200 * SIDE + 200]).toBe(90);
});

it('a line stops where it comes near another', () => {
  const across: Point[] = Array.from({ length: 100 }, (_, i) => [i, 50]),
    down: Point[] = Array.from({ length: 100 }, (_, i) => [70, i]);
  const pieces = piecesAwayFrom([across], [down], { width: 100, height: 100 }, 10, 15);
  expect(pieces).toHaveLength(2);
  expect(pieces[0].at(-1)![0]).toBeLessThan(61);
  expect(pieces[1][0][0]).toBeGreaterThan(79);
});
