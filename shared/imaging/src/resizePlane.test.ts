import { plane } from './plane';
import { seededRandom } from './random';
import { resizePlane } from './resizePlane';

it('shrinks by averaging', () => {
  const half = resizePlane(plane(4, 2, Float32Array.from([0, 2, 4, 6, 2, 4, 6, 8])), 2, 1);
  expect([...half.data]).toEqual([2, 6]);
});

it.each([
  [700, 420],
  [420, 150],
  [9, 8],
  [600, 300],
  [5, 5],
])('keeps each value in its place when it shrinks %d px to %d', (from, to) => {
  // In a ramp, the mean of a cell is close to the value at its center; on average it is exact.
  const ramp = Float32Array.from({ length: from }, (_, i) => i);
  const centers = Array.from({ length: to }, (_, t) => ((t + 0.5) * from) / to - 0.5);
  for (const { data } of [
    resizePlane(plane(from, 1, ramp), to, 1),
    resizePlane(plane(1, from, ramp), 1, to),
  ]) {
    const shifts = centers.map((center, t) => data[t] - center);
    expect(Math.max(...shifts.map(Math.abs))).toBeLessThan(0.25);
    expect(shifts.reduce((sum, shift) => sum + shift) / to).toBeCloseTo(0, 4);
  }
});

it('shrinks a picture turned by 180 degrees to the turned result', () => {
  const next = seededRandom(7);
  const picture = Float32Array.from({ length: 17 * 13 }, next);
  const small = resizePlane(plane(17, 13, picture), 7, 5).data;
  const turned = resizePlane(plane(17, 13, picture.toReversed()), 7, 5).data.reverse();
  turned.forEach((value, i) => expect(value).toBeCloseTo(small[i], 5));
});

it('shrinks one axis and grows the other', () => {
  const values = Float32Array.from([0, 0, 0, 8, 0, 0, 0, 4]);
  expect([...resizePlane(plane(1, 8, values), 2, 2).data]).toEqual([2, 2, 1, 1]);
  expect([...resizePlane(plane(8, 1, values), 2, 2).data]).toEqual([2, 1, 2, 1]);
  expect([...resizePlane(plane(1, 8, values), 1, 2).data]).toEqual([2, 1]);
});
