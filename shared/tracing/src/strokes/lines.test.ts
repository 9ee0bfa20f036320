import fc from 'fast-check';
import { components } from '@scribblepup/imaging/components';
import { mask, plane, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { clipRing } from '@scribblepup/imaging/curves/clip';
import { flowDog } from './fdog';
import { edgeFlow } from './flow';
import { hysteresis } from './hysteresis';
import { joinLines } from '@scribblepup/imaging/curves/join';
import {
  even,
  lengthOf,
  ringArea,
  simplify,
  gaussianSmooth,
} from '@scribblepup/imaging/curves/polyline';
import { thin } from '@scribblepup/imaging/curves/thin';
import { trace } from '@scribblepup/imaging/curves/trace';

const drawn = (rows: readonly string[]): Mask =>
  mask(
    rows[0].length,
    rows.length,
    Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)),
  );

describe('thinning', () => {
  it('leaves a connected line of one pixel', () => {
    const bar = mask(30, 11);
    for (let y = 3; y < 8; y++) for (let x = 3; x < 27; x++) bar.data[y * 30 + x] = 1;
    const skeleton = thin(bar);
    for (let x = 8; x < 22; x++)
      expect([...Array(11).keys()].filter((y) => skeleton.data[y * 30 + x])).toEqual([5]);
    expect(components(skeleton, true).count).toBe(1);
  });

  it('leaves no corners on diagonal steps, where a line would seem to fork', () => {
    const slope = mask(40, 30);
    for (let x = 4; x < 36; x++)
      for (let y = 0; y < 4; y++) slope.data[(Math.round(0.6 * x) + 2 + y) * 40 + x] = 1;
    const lines = trace(thin(slope)).filter((line) => line.length > 4);
    expect(lines).toHaveLength(1);
    expect(lengthOf(lines[0])).toBeGreaterThan(28);
  });

  it('only removes pixels', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1), { minLength: 144, maxLength: 144 }), (data) => {
        const blob = mask(12, 12, Uint8Array.from(data));
        expect(thin(blob).data.every((v, i) => v <= blob.data[i])).toBe(true);
      }),
      { seed: 5 },
    );
  });
});

describe('tracing', () => {
  it('follows a line from end to end', () => {
    const [line, ...others] = trace(drawn(['.......', '.##....', '...##..', '.......']));
    expect(others).toHaveLength(0);
    expect(line).toEqual([
      [1.5, 1.5],
      [2.5, 1.5],
      [3.5, 2.5],
      [4.5, 2.5],
    ]);
  });

  it('splits at a junction and closes a loop', () => {
    expect(trace(drawn(['.....', '..#..', '..#..', '.#.#.', '.....'])).length).toBeGreaterThan(1);
    const loop = trace(drawn(['.....', '..#..', '.#.#.', '..#..', '.....']));
    expect(loop).toHaveLength(1);
    expect(loop[0][0]).toEqual(loop[0].at(-1));
  });
});

describe('hysteresis', () => {
  it('keeps weak pixels only if they are connected to strong ones', () => {
    const field = plane(6, 1, Float32Array.from([0.3, 0.9, 0.3, 0, 0.3, 0.3]));
    expect([...hysteresis(field, 0.2, 0.5).data]).toEqual([1, 1, 1, 0, 0, 0]);
  });
});

describe('joining', () => {
  const along = (from: number, to: number, y = 5): Point[] =>
    Array.from({ length: to - from + 1 }, (_, i) => [from + i, y]);

  it('joins lines that continue each other, whatever their direction', () => {
    const joined = joinLines([along(0, 20), along(24, 40).reverse()], 6, 0.7);
    expect(joined).toHaveLength(1);
    expect(lengthOf(joined[0])).toBeCloseTo(40, 5);
  });

  it('leaves lines that are far apart or run elsewhere', () => {
    const up: Point[] = Array.from({ length: 20 }, (_, i) => [22, 5 - i]);
    expect(joinLines([along(0, 20), up], 6, 0.7)).toHaveLength(2);
    expect(joinLines([along(0, 20), along(40, 60)], 6, 0.7)).toHaveLength(2);
  });
});

describe('polylines', () => {
  const points = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
    ),
    { minLength: 3, maxLength: 40 },
  );

  it('stay within the tolerance and keep their ends when simplified', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0.1, max: 20, noNaN: true }), (line, tolerance) => {
        const simple = simplify(line, tolerance);
        expect(simple[0]).toBe(line[0]);
        expect(simple.at(-1)).toBe(line.at(-1));
        for (const p of line)
          expect(
            Math.min(...simple.slice(1).map((q, i) => toSegment(p, simple[i], q))),
          ).toBeLessThanOrEqual(tolerance + 1e-9);
      }),
      { seed: 9 },
    );
  });

  it('have no segment far longer than the next when made even, and keep their course', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0],
      [100, 0],
      [101, 1],
    ];
    const spaced = even(line, false);
    const lengths = spaced.slice(1).map((p, i) => lengthOf([spaced[i], p]));
    lengths
      .slice(1)
      .forEach((v, i) =>
        expect(Math.max(v / lengths[i], lengths[i] / v)).toBeLessThanOrEqual(3.01),
      );
    expect(lengthOf(spaced)).toBeCloseTo(lengthOf(line), 6);
  });

  it('keep the ends of a line and the centre of a ring when smoothed', () => {
    const zigzag: Point[] = Array.from({ length: 30 }, (_, i) => [i, i % 2]);
    const calm = gaussianSmooth(zigzag, 3);
    expect(calm[0][0]).toBeCloseTo(0, 6);
    expect(calm.at(-1)![1]).toBeCloseTo(1, 6);
    expect(Math.abs(calm[15][1] - 0.5)).toBeLessThan(0.1);
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(ringArea(square)).toBe(16);
  });

  it('end in a straight line on a cut side when clipped to it', () => {
    const ring: Point[] = [
      [2, 2],
      [30, 2],
      [30, 30],
      [2, 30],
    ];
    const clipped = clipRing(
      ring,
      20,
      40,
      { left: false, top: false, right: true, bottom: false },
      1,
    );
    expect(Math.max(...clipped.map(([x]) => x))).toBe(20);
    expect(clipped.filter(([x]) => x === 20).length).toBe(4);
    expect(Math.abs(ringArea(clipped))).toBeCloseTo(18 * 28, 6);
  });
});

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    squared = dx * dx + dy * dy;
  const t =
    squared > 0 ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared)) : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

it('the flow runs along a dark line, and the line responds while its surroundings do not', () => {
  const L = plane(
    40,
    40,
    Float32Array.from({ length: 1600 }, (_, i) => (Math.abs((i % 40) - 20) < 2 ? 20 : 80)),
  );
  const flow = edgeFlow([{ data: L.data, weight: 1 }], 40, 40, 2);
  expect(Math.abs(flow.ty[20 * 40 + 22])).toBeGreaterThan(0.99);
  const response = flowDog(L, flow, new Uint8Array(1600).fill(1), {
    across: 1.5,
    along: 4,
    rho: 0.995,
  });
  expect(response[20 * 40 + 20]).toBeGreaterThan(5);
  expect(response[20 * 40 + 5]).toBeLessThan(1);
});
