import { sitting } from '../testing/dogs';
import type { DogArt, InkLine } from '@scribblepup/tracing';
import { dogToPaths } from './dog';
import { eyeLinePairs } from './eyeLinePairs';

/** A brow over an eye: an arc of 60 units, 50 above the eye and moved by `dx`. */
function brow(dog: DogArt, eye: 0 | 1, dx = 0): InkLine {
  const [x, y] = dog.face?.eyes[eye] ?? [0, 0];
  const points = [-30, -10, 10, 30].flatMap((u) => [
    x + u + dx,
    y - 50 - (30 - Math.abs(u)) / 3,
    1,
  ]);
  return { points, strength: 1 };
}

const long: InkLine = { points: [0, 0, 1, 300, 300, 1, 600, 600, 1], strength: 1 };
const [left, right] = [brow(sitting, 0), brow(sitting, 1)];
/** One brow is the eighth of twenty lines, and the other the ninth. */
const winking: DogArt = {
  ...sitting,
  lines: [...Array<InkLine>(7).fill(long), left, right, ...Array<InkLine>(11).fill(long)],
};

const linesOf = (dog: DogArt, detail: number): string | undefined =>
  dogToPaths(
    {
      kind: 'dog',
      scale: 1,
      dx: 0,
      dy: 0,
      mirror: false,
      line: 3,
      outline: 4,
      halo: 0,
      detail,
      markings: false,
    },
    dog,
  )[1]?.d;

describe('lines at the eyes', () => {
  it('form pairs that mirror each other', () => {
    expect(eyeLinePairs(winking)).toEqual([[left, right]]);
  });

  it.each([
    ['is elsewhere on the other side', [left, brow(sitting, 1, 70)]],
    ['is much shorter', [left, { ...right, points: right.points.slice(0, 6) }]],
    ['is missing', [left]],
  ])('form no pair if the second line %s', (_, lines) => {
    expect(eyeLinePairs({ ...sitting, lines })).toEqual([]);
  });

  it('form a pair with the nearest line, and only one', () => {
    const [further, second] = [brow(sitting, 1, 12), brow(sitting, 0, 12)];
    expect(eyeLinePairs({ ...sitting, lines: [left, further, right] })).toEqual([[left, right]]);
    expect(eyeLinePairs({ ...sitting, lines: [left, second, right] })).toEqual([[left, right]]);
  });

  it('form no pair if the face is not known', () => {
    expect(eyeLinePairs({ ...winking, face: null })).toEqual([]);
  });

  it('are drawn at both eyes or at neither', () => {
    const without = {
      ...winking,
      lines: winking.lines.filter((line) => line !== left && line !== right),
    };
    const [seven, eight, nine] = [7, 8, 9].map((n) => linesOf(winking, n / 20));
    expect(eight).toBe(seven);
    expect(nine).not.toBe(seven);
    expect(seven).toBe(linesOf({ ...without, lines: without.lines.slice(0, 18) }, 7 / 18));
  });
});
