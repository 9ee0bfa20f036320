import { plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { rankLines, withFaceLines } from './rankLines';

const SIDE = 300;
const response = (strength: number) =>
  plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(strength));
const across = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i + 0.5, y + 0.5]);

describe('the rank of lines', () => {
  const long = across(20, 220, 250),
    brow = across(100, 145, 60);
  const eye = { at: [120, 70] as const, radius: 60 };

  it('is by length, with lines at an eye before others of the same length', () => {
    const same = across(100, 145, 200);
    expect(rankLines([brow, long, same], response(0.6), [eye], 1).map(({ line }) => line)).toEqual([
      long,
      brow,
      same,
    ]);
  });

  it('keeps a short and faint line at an eye, but not elsewhere', () => {
    const short = across(110, 125, 60),
      faint = across(100, 145, 60);
    expect(rankLines([short], response(0.6), [eye], 1)).toHaveLength(1);
    expect(rankLines([short], response(0.6), [], 1)).toHaveLength(0);
    expect(rankLines([faint], response(0.25), [eye], 1)).toHaveLength(1);
    expect(rankLines([faint], response(0.25), [], 1)).toHaveLength(0);
  });

  it('begins with the mouth, so that even a few lines make a face', () => {
    const mouth = across(100, 130, 150);
    const ranked = withFaceLines(rankLines([long, brow], response(0.6), [eye], 1), [mouth]);
    expect(ranked[0]).toMatchObject({ line: mouth, fixed: true });
    expect(ranked[0].strength).toBeGreaterThanOrEqual(ranked[1].strength);
  });
});
