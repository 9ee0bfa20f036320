import { plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { FeatureZone } from '../face/types';
import { withFaceLines } from './rankLines';
import { withoutStrays } from './stray';

const SIDE = 300;
const deep = plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(99));
const horizontalLine = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i + 0.5, y + 0.5]);

describe('withoutStrays', () => {
  const ranked = (...lines: Point[][]) => lines.map((line, i) => ({ line, strength: 9 - i }));

  it('drops a line that doubles a stronger one, and an isolated tick', () => {
    const strong = horizontalLine(50, 250, 100),
      double = horizontalLine(80, 200, 106),
      tick = horizontalLine(100, 120, 200),
      joined = horizontalLine(252, 275, 100);
    expect(
      withoutStrays(ranked(strong, double, tick, joined), [], deep, 1).map(({ line }) => line),
    ).toEqual([strong, joined]);
  });

  it('treats a line above a stronger one like a line below it', () => {
    for (const gap of [8.6, 9, 9.4]) {
      const strong = horizontalLine(50, 250, 100);
      const kept = [gap, -gap].map(
        (dy) =>
          withoutStrays(
            ranked(
              strong,
              strong.map(([x, y]): Point => [x, y + dy]),
            ),
            [],
            deep,
            1,
          ).length,
      );
      expect(kept[0]).toBe(kept[1]);
    }
  });

  it('drops short lines that crowd stronger ones, but not near a face or without one', () => {
    const hatching = (length: number): Point[][] =>
      [100, 116, 132, 148, 164].map((y) => horizontalLine(100, 100 + length, y));
    const kept = (lines: Point[][], face: readonly FeatureZone[]): number =>
      withoutStrays(ranked(...lines), face, deep, 1).length;
    const far = [{ at: [20, 20], radius: 30 }] as const,
      near = [{ at: [125, 220], radius: 60 }] as const;
    expect(kept(hatching(50), far)).toBe(3);
    expect(kept(hatching(100), far)).toBe(5);
    expect(kept(hatching(50), near)).toBe(5);
    // Without a known face, they may be the face.
    expect(kept(hatching(50), [])).toBe(5);
  });

  it('drops a short curl, but not at a face', () => {
    const curl = Array.from({ length: 55 }, (_, i): Point => [
      100.5 + 12 * Math.cos(i / 12),
      100.5 + 12 * Math.sin(i / 12),
    ]);
    const long = Array.from({ length: 200 }, (_, i): Point => [
      150.5 + 45 * Math.cos(i / 45),
      200.5 + 45 * Math.sin(i / 45),
    ]);
    expect(withoutStrays(ranked(long, curl), [], deep, 1).map(({ line }) => line)).toEqual([long]);
    expect(withoutStrays(ranked(curl), [{ at: [100, 100], radius: 40 }], deep, 1)).toHaveLength(1);
  });

  it('keeps ticks at the outline and in a mouth', () => {
    const tick = horizontalLine(100, 120, 200);
    const edge = plane(
      SIDE,
      SIDE,
      deep.data.map((_, i) => i % SIDE),
    );
    expect(withoutStrays(ranked(horizontalLine(5, 25, 50)), [], edge, 1)).toHaveLength(1);
    const kept = withoutStrays(
      withFaceLines(ranked(horizontalLine(50, 250, 100)), [tick]),
      [],
      deep,
      1,
    );
    expect(kept).toHaveLength(2);
    expect(kept[0].line).toBe(tick);
  });
});
