import type { Point } from '../types';
import { clipRing } from './clip';
import { signedRingArea } from './polyline';

it.each([
  ['left', [0, -5, 50, 45]],
  ['top', [-5, 0, 50, 45]],
  ['right', [-5, -5, 40, 45]],
  ['bottom', [-5, -5, 50, 30]],
] as const)('a clipped ring ends at the cut side only: %s', (side, bounds) => {
  const ring: Point[] = [
    [-5, -5],
    [50, -5],
    [50, 45],
    [-5, 45],
  ];
  const uncut = { left: false, top: false, right: false, bottom: false };
  const clipped = clipRing(ring, 40, 30, { ...uncut, [side]: true }, 1);
  const [xs, ys] = [clipped.map(([x]) => x), clipped.map(([, y]) => y)];
  expect([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]).toEqual(bounds);
});

it('a clipped ring ends in a straight line on a cut side', () => {
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
  expect(Math.abs(signedRingArea(clipped))).toBeCloseTo(18 * 28, 6);
});
