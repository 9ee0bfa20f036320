import type { Point } from '../types';
import { clipRing } from './clip';
import { signedRingArea } from './polyline';

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
