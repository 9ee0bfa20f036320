import type { Sides } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { ringBounds } from './ringBounds';
import { roundTop } from './roundTop';

const NONE: Sides = { left: false, top: false, right: false, bottom: false };
const TOP: Sides = { ...NONE, top: true };

/** A body of 200 x 300 px whose sides lean inward toward a top of 100 px. */
const body: Point[] = [
  [0, 300],
  [50, 0],
  [52, 0],
  [148, 0],
  [150, 0],
  [200, 300],
];
const rounded = (ring: readonly Point[], cut: Sides) =>
  roundTop([ring], ringBounds([ring]), cut, 1);
const aboveTop = (ring: readonly Point[]): Point[] => ring.filter(([, y]) => y < -0.01);

it('does not change an outline that is not cut off at the top', () => {
  const { outline, isCut } = rounded(body, { ...NONE, bottom: true });
  expect(outline).toEqual([body]);
  expect(isCut).toBe(false);
});

it('puts an arc over a straight top that continues its sides', () => {
  const { outline, isCut } = rounded(body, TOP);
  const arc = aboveTop(outline[0]);
  const { x0, x1, y0 } = ringBounds([arc]);
  expect(isCut).toBe(false);
  expect(y0).toBeLessThan(-20);
  expect(y0).toBeGreaterThan(-50);
  expect(x0).toBeGreaterThan(50);
  expect(x1).toBeLessThan(150);
  const middle = arc[(arc.length - 1) / 2];
  expect(middle[0]).toBeCloseTo(100);
  expect(middle[1]).toBeCloseTo(y0);
});

it('gives two ears two arcs, a lower one for the narrower ear', () => {
  const ears: Point[] = [
    [0, 200],
    [0, 0],
    [80, 0],
    [80, 90],
    [140, 90],
    [140, 0],
    [170, 0],
    [170, 200],
  ];
  const arcs = aboveTop(rounded(ears, TOP).outline[0]);
  const highest = (from: number, to: number): number =>
    -Math.min(...arcs.filter(([x]) => x >= from && x <= to).map(([, y]) => y));
  expect(highest(0, 80)).toBeGreaterThan(20);
  expect(highest(140, 170)).toBeGreaterThan(5);
  expect(highest(140, 170)).toBeLessThan(highest(0, 80));
  expect(arcs.every(([x]) => x <= 80 || x >= 140)).toBe(true);
});

it.each([
  ['left', [0, 90]],
  ['right', [110, 200]],
] as const)('puts the peak on the %s side if that is cut off too', (side, [from, to]) => {
  const corner: Point[] = [
    [0, 200],
    [from, 0],
    [to, 0],
    [200, 200],
  ];
  const { outline, isCut } = rounded(corner, { ...TOP, [side]: true });
  const { y0 } = ringBounds(outline);
  const peak = outline[0].find(([, y]) => y === y0)!;
  expect(isCut).toBe(false);
  expect(peak[0]).toBe(side === 'left' ? 0 : 200);
});

it('does not change a top that runs from one cut side to the other', () => {
  const all: Point[] = [
    [0, 200],
    [0, 0],
    [200, 0],
    [200, 200],
  ];
  const { outline, isCut } = rounded(all, { ...TOP, left: true, right: true });
  expect(outline).toEqual([all]);
  expect(isCut).toBe(true);
});

it('does not depend on where the ring begins', () => {
  const turned = [...body.slice(3), ...body.slice(0, 3)];
  const sorted = (ring: readonly Point[]): Point[] =>
    ring.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  expect(sorted(rounded(turned, TOP).outline[0])).toEqual(sorted(rounded(body, TOP).outline[0]));
});
