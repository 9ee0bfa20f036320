import { clearLines } from './clearLines';

const SQUARE = [0, 0, 400, 0, 400, 400, 0, 400];
const line = (...points: number[]) => ({
  points: points.flatMap((v, i) => (i % 2 === 1 ? [v, 3] : [v])),
  strength: 1,
});
const ends = (points: readonly number[]): number[] =>
  [points[0], points[1], points.at(-3)!, points.at(-2)!].map(Math.round);

describe('clearLines', () => {
  it('leaves a line in the middle unchanged', () => {
    const [kept] = clearLines([line(150, 200, 250, 200)], [SQUARE], 30, 34);
    expect(ends(kept.points)).toEqual([150, 200, 250, 200]);
    expect(kept.points.filter((_, i) => i % 3 === 2).every((w) => Math.abs(w - 3) < 1e-9)).toBe(
      true,
    );
  });

  it('leaves a short line in the middle unchanged, too', () => {
    const [kept] = clearLines([line(190, 200, 210, 200)], [SQUARE], 30, 34);
    expect(ends(kept.points)).toEqual([190, 200, 210, 200]);
  });

  it('ends a line before the ring that it meets, tapered', () => {
    const [kept, ...more] = clearLines([line(200, 200, 200, 400)], [SQUARE], 30, 34);
    expect(more).toEqual([]);
    const end = kept.points.at(-2)!;
    expect(end).toBeLessThanOrEqual(370);
    expect(end).toBeGreaterThan(355);
    expect(kept.points.at(-1)!).toBeLessThan(2);
    expect(kept.points[2]).toBe(3);
  });

  it('splits a line across a neck', () => {
    const hourglass = [0, 0, 400, 0, 220, 200, 400, 400, 0, 400, 180, 200];
    expect(clearLines([line(200, 40, 200, 360)], [hourglass], 30, 34)).toHaveLength(2);
  });

  it('drops a line that runs along the ring, and a stub', () => {
    expect(
      clearLines([line(100, 10, 300, 10), line(200, 340, 200, 400)], [SQUARE], 30, 40),
    ).toEqual([]);
  });

  it('ends a weaker line before a stronger one that it meets', () => {
    const [strong, weak] = clearLines(
      [line(100, 200, 300, 200), line(200, 80, 200, 200)],
      [SQUARE],
      30,
      34,
    );
    expect(ends(strong.points)).toEqual([100, 200, 300, 200]);
    expect(weak.points.at(-2)!).toBeLessThanOrEqual(170);
  });

  it('lets a line touch the nose with one end, but not close a field with the other', () => {
    const nose = [180, 150, 220, 150, 220, 180, 180, 180];
    const [mouth] = clearLines([line(200, 180, 200, 300)], [SQUARE], 30, 34, [nose]);
    expect(ends(mouth.points)).toEqual([200, 180, 200, 300]);
    const [loop] = clearLines(
      [line(185, 180, 140, 240, 200, 300, 260, 240, 215, 180)],
      [SQUARE],
      30,
      34,
      [nose],
    );
    expect(ends(loop.points).slice(0, 2)).toEqual([185, 180]);
    expect(Math.hypot(loop.points.at(-3)! - 220, loop.points.at(-2)! - 180)).toBeGreaterThan(25);
  });
});
