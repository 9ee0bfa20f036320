import fc from 'fast-check';
import type { Point } from '../types';
import {
  smoothWithin,
  splitLongSegments,
  resampleRingByDensity,
  gaussianSmooth,
  lengthOf,
  signedRingArea,
  simplify,
  totalTurning,
} from './polyline';

describe('totalTurning', () => {
  /** An arc of `turn` radians, with points 1 apart. */
  const arc = (radius: number, turn: number): Point[] =>
    Array.from({ length: Math.round(radius * turn) + 1 }, (_, i): Point => [
      radius * Math.cos(i / radius),
      radius * Math.sin(i / radius),
    ]);

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'equals the angle of an arc, measured with arms of %s points',
    (arm) => {
      expect(Math.abs(totalTurning(arc(200, 3), arm) / 3 - 1)).toBeLessThan(0.02);
    },
  );

  it('does not count wiggles shorter than the arms', () => {
    const line = Array.from({ length: 200 }, (_, i): Point => [i, (i % 2) * 0.5]);
    expect(totalTurning(line, 1)).toBeGreaterThan(100);
    expect(totalTurning(line, 8)).toBeLessThan(10);
  });
});

/** A square with `count` points, clockwise on the sheet from its corner at 0, 0. */
const ring = (count: number, side: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const distance = (4 * side * i) / count,
      along = distance % side;
    if (distance < side) return [along, 0];
    if (distance < 2 * side) return [side, along];
    return distance < 3 * side ? [side - along, side] : [0, side - along];
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
            Math.min(...simple.slice(1).map((q, i) => distanceToSegment(p, simple[i], q))),
          ).toBeLessThanOrEqual(tolerance + 1e-9);
      }),
      { seed: 9 },
    );
  });

  it('lose the points that are not needed when simplified', () => {
    const bend = Array.from({ length: 41 }, (_, i): Point => [i, Math.abs(i - 20) + 0.4 * (i % 2)]);
    expect(simplify(bend, 0.5)).toEqual([bend[0], bend[20], bend[40]]);
  });

  it('have no segment much longer than its neighbor after splitting, and keep their length', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0],
      [100, 0],
      [101, 1],
    ];
    const spaced = splitLongSegments(line, false);
    const lengths = spaced.slice(1).map((p, i) => lengthOf([spaced[i], p]));
    lengths
      .slice(1)
      .forEach((v, i) =>
        expect(Math.max(v / lengths[i], lengths[i] / v)).toBeLessThanOrEqual(3.01),
      );
    expect(lengthOf(spaced)).toBeCloseTo(lengthOf(line), 6);
  });

  it('have a ring that is also split on its last segment, next to its first one', () => {
    const triangle: Point[] = [
      [0, 0],
      [0, 1],
      [60, 0],
    ];
    const spaced = splitLongSegments(triangle, true);
    const lengths = spaced.map((p, i) => lengthOf([p, spaced[(i + 1) % spaced.length]]));
    lengths.forEach((v, i) => expect(v / lengths.at(i - 1)!).toBeLessThanOrEqual(3.01));
    lengths.forEach((v, i) => expect(lengths.at(i - 1)! / v).toBeLessThanOrEqual(3.01));
  });

  it('keep the ends of a line when smoothed', () => {
    const zigzag: Point[] = Array.from({ length: 30 }, (_, i) => [i, i % 2]);
    const smooth = gaussianSmooth(zigzag, 3);
    expect(smooth[0][0]).toBeCloseTo(0, 6);
    expect(smooth.at(-1)![1]).toBeCloseTo(1, 6);
    expect(Math.abs(smooth[15][1] - 0.5)).toBeLessThan(0.1);
  });

  it('keep the center of a ring when smoothed, and round its corners', () => {
    const square = ring(40, 10);
    const smooth = gaussianSmooth(square, 3, true);
    const middle = (points: readonly Point[], axis: 0 | 1): number =>
      points.reduce((sum, p) => sum + p[axis], 0) / points.length;
    for (const axis of [0, 1] as const)
      expect(middle(smooth, axis)).toBeCloseTo(middle(square, axis), 6);
    expect(Math.abs(signedRingArea(smooth))).toBeLessThan(100);
    expect(Math.abs(signedRingArea(smooth))).toBeGreaterThan(75);
    // Each corner is rounded like the one where the ring begins.
    const corners = [0, 10, 20, 30].map((i) => Math.hypot(smooth[i][0] - 5, smooth[i][1] - 5));
    for (const distance of corners) expect(distance).toBeCloseTo(corners[0], 6);
  });

  it('enclose a positive area if they run clockwise on the sheet', () => {
    expect(signedRingArea(ring(40, 10))).toBe(100);
    expect(signedRingArea(ring(40, 10).toReversed())).toBe(-100);
  });
});

describe('smoothWithin', () => {
  const height = (line: readonly Point[]): number =>
    Math.max(...line.map(([, y]) => y)) - Math.min(...line.map(([, y]) => y));

  it('straightens wobbly lines', () => {
    const wavering = Array.from({ length: 201 }, (_, i): Point => [i, 1.5 * Math.sin(i / 5)]);
    expect(height(smoothWithin(wavering, 14, 2.5).slice(30, -30))).toBeLessThan(0.3);
  });

  it('leaves bends nearly where they are', () => {
    const bend = Array.from({ length: 200 }, (_, i): Point => [i, i < 100 ? 100 - i : i - 100]);
    smoothWithin(bend, 14, 2.5).forEach(([x, y], i) =>
      expect(Math.hypot(x - bend[i][0], y - bend[i][1])).toBeLessThanOrEqual(2.5001),
    );
  });
});

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    squared = dx * dx + dy * dy;
  const t =
    squared > 0 ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared)) : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

describe('resampleRingByDensity', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it('returns points at even distances, starting with the first point of the ring', () => {
    const ring = resampleRingByDensity(square, 0.5);
    expect(ring).toHaveLength(20);
    expect(ring[0]).toEqual([0, 0]);
    ring.forEach(([x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(2, 6);
    });
  });

  it('returns at least as many points as the density requires', () => {
    expect(resampleRingByDensity(square, 0.51)).toHaveLength(21);
  });
});
