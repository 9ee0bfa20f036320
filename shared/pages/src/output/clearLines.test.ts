import { clearLines } from './clearLines';

const SQUARE = [0, 0, 400, 0, 400, 400, 0, 400];
const line = (...points: number[]) => ({
  points: points.flatMap((v, i) => (i % 2 === 1 ? [v, 3] : [v])),
  strength: 1,
});
const ends = (points: readonly number[]): number[] =>
  [points[0], points[1], points.at(-3)!, points.at(-2)!].map(Math.round);

describe('lines kept clear of rings', () => {
  it('a line in the middle is unchanged', () => {
    const [kept] = clearLines([line(150, 200, 250, 200)], [SQUARE], 30, 34);
    expect(ends(kept.points)).toEqual([150, 200, 250, 200]);
    expect(kept.points.filter((_, i) => i % 3 === 2).every((w) => Math.abs(w - 3) < 1e-9)).toBe(
      true,
    );
  });

  it('a line that meets the ring ends before it, tapered', () => {
    const [kept, ...more] = clearLines([line(200, 200, 200, 400)], [SQUARE], 30, 34);
    expect(more).toEqual([]);
    const end = kept.points.at(-2)!;
    expect(end).toBeLessThanOrEqual(370);
    expect(end).toBeGreaterThan(355);
    expect(kept.points.at(-1)!).toBeLessThan(2);
    expect(kept.points[2]).toBe(3);
  });

  it('a line across a neck is split', () => {
    const hourglass = [0, 0, 400, 0, 220, 200, 400, 400, 0, 400, 180, 200];
    expect(clearLines([line(200, 40, 200, 360)], [hourglass], 30, 34)).toHaveLength(2);
  });

  it('a line that runs along the ring is dropped, and so is a stub', () => {
    expect(
      clearLines([line(100, 10, 300, 10), line(200, 340, 200, 400)], [SQUARE], 30, 40),
    ).toEqual([]);
  });
});
