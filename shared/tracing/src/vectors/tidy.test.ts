import { maskBox, mask, plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { closeGaps } from './close';
import { cutHooks } from './hooks';
import { outlineOf } from './outline';
import { calm, lengthOf } from '@scribblepup/imaging/curves/polyline';
import type { InkPoint } from './ribbon';
import { withFace } from './select';
import { withoutStrays } from './stray';

const SIDE = 300;
const deep = plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(99));
const across = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i + 0.5, y + 0.5]);
const inked = (line: readonly Point[]): InkPoint[] => line.map(([x, y]) => [x, y, 1]);

describe('a hook', () => {
  // A question mark: a line up, then around a patch with a radius of 14 px.
  const hook: Point[] = [
    ...Array.from({ length: 50 }, (_, i): Point => [
      150 + 14 * Math.cos((i * 4.2) / 49),
      100 - 14 * Math.sin((i * 4.2) / 49),
    ]).reverse(),
    ...Array.from({ length: 80 }, (_, i): Point => [164, 100 + i]),
  ];

  it('near an eye is cut where it turns', () => {
    const [line] = cutHooks([hook], [{ at: [150, 110], radius: 70 }], 1);
    expect(lengthOf(line)).toBeLessThan(lengthOf(hook) - 20);
    expect(line.at(-1)).toEqual([164, 179]);
  });

  it('elsewhere stays, because it may be the tip of an ear', () => {
    expect(cutHooks([hook], [{ at: [20, 280], radius: 40 }], 1)).toEqual([hook]);
  });
});

describe('strays', () => {
  const ranked = (...lines: Point[][]) => lines.map((line, i) => ({ line, strength: 9 - i }));

  it('double a stronger line, or are isolated ticks', () => {
    const strong = across(50, 250, 100),
      double = across(80, 200, 106),
      tick = across(100, 120, 200),
      joined = across(252, 275, 100);
    expect(
      withoutStrays(ranked(strong, double, tick, joined), [], deep, 1).map(({ line }) => line),
    ).toEqual([strong, joined]);
  });

  it('double a line above in the same way as one below', () => {
    for (const gap of [8.6, 9, 9.4]) {
      const strong = across(50, 250, 100);
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

  it('are short and curl, away from the face', () => {
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

  it('do not include lines at the outline or in a mouth', () => {
    const tick = across(100, 120, 200);
    const edge = plane(
      SIDE,
      SIDE,
      deep.data.map((_, i) => i % SIDE),
    );
    expect(withoutStrays(ranked(across(5, 25, 50)), [], edge, 1)).toHaveLength(1);
    const kept = withoutStrays(withFace(ranked(across(50, 250, 100)), [tick]), [], deep, 1);
    expect(kept).toHaveLength(2);
    expect(kept[0].line).toBe(tick);
  });
});

describe('a sure hand', () => {
  const height = (line: readonly Point[]): number =>
    Math.max(...line.map(([, y]) => y)) - Math.min(...line.map(([, y]) => y));

  it('straightens wobbly lines', () => {
    const wavering = across(0, 200, 0).map(([x, y]): Point => [x, y + 1.5 * Math.sin(x / 5)]);
    expect(height(calm(wavering, 14, 2.5).slice(30, -30))).toBeLessThan(0.3);
  });

  it('leaves bends nearly where they are', () => {
    const bend = Array.from({ length: 200 }, (_, i): Point => [i, i < 100 ? 100 - i : i - 100]);
    calm(bend, 14, 2.5).forEach(([x, y], i) =>
      expect(Math.hypot(x - bend[i][0], y - bend[i][1])).toBeLessThanOrEqual(2.5001),
    );
  });
});

describe('an outline', () => {
  // A disc whose edge waves by 3 px, each wave 16 px long.
  const curls = mask(
    SIDE,
    SIDE,
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
      const x = (i % SIDE) - 150,
        y = Math.floor(i / SIDE) - 150;
      return Math.hypot(x, y) < 100 + 3 * Math.cos(40 * Math.atan2(y, x)) ? 1 : 0;
    }),
  );
  const wavers = (drawn: boolean): number => {
    const away = outlineOf(
      curls,
      maskBox(curls)!,
      0.5,
      { left: false, top: false, right: false, bottom: false },
      drawn,
    )[0].map(([x, y]) => Math.hypot(x - 150, y - 150));
    return Math.max(...away) - Math.min(...away);
  };

  it('is smooth in a photo, but keeps the curls of a drawing', () => {
    expect(wavers(true)).toBeGreaterThan(1.5 * wavers(false));
  });
});

describe('gaps', () => {
  const down = Array.from({ length: 200 }, (_, i): Point => [150.5, 50.5 + i]);
  const closed = (
    line: readonly Point[],
    face: { at: Point; radius: number }[] = [],
    sure = false,
  ) => closeGaps([{ points: inked(line), sure }, { points: inked(down) }], deep, face, 1)[0];

  it('between a line and the one it heads for are closed', () => {
    expect(Math.abs(closed(across(50, 136, 120)).at(-1)![0] - 150.5)).toBeLessThan(3);
  });

  it('stay open if they are wide, or at a face or mouth', () => {
    const line = across(50, 136, 120);
    expect(closed(across(50, 110, 120)).at(-1)![0]).toBe(110.5);
    expect(closed(line, [{ at: [136, 120], radius: 20 }])).toHaveLength(line.length);
    expect(closed(line, [], true)).toHaveLength(line.length);
  });

  it('to the outline are closed', () => {
    const edge = plane(
      SIDE,
      SIDE,
      deep.data.map((_, i) => i % SIDE),
    );
    expect(closeGaps([{ points: inked(across(12, 100, 60)) }], edge, [], 1)[0][0][0]).toBeLessThan(
      2,
    );
  });
});
