import { plane } from './plane';
import { random } from './random';
import { resample, resizePlane } from './resample';
import type { Pixels } from './types';

it.each([
  [200, 23],
  [90, 89],
  [40, 130],
  [3, 60],
])('resamples a ramp of %d rows to one of %d', (rows, target) => {
  const photo = {
    width: 4,
    height: rows,
    data: Uint8ClampedArray.from({ length: 16 * rows }, (_, i) =>
      i % 4 === 3 ? 255 : Math.floor(i / 16),
    ),
  };
  const out = resample(photo, { x: 0, y: 0, width: 4, height: rows }, 2, target);
  for (let t = 0; t < target; t++) {
    const expected = ((t + 0.5) * rows) / target - 0.5,
      near = Math.max(1, rows / target) * 1.2;
    // At the border, the cubic lacks the pixels beyond it.
    const slack = expected < near || expected > rows - 1 - near ? near : 0.75;
    expect(Math.abs(out[6 * t] - expected)).toBeLessThanOrEqual(slack);
  }
});

it('resamples a part of a photo and puts transparent pixels on white', () => {
  const data = new Uint8ClampedArray(8 * 8 * 4);
  for (let i = 0; i < 64; i++) data.set(i % 8 < 4 ? [200, 0, 0, 255] : [0, 0, 0, 0], i * 4);
  const photo: Pixels = { width: 8, height: 8, data };
  expect([...resample(photo, { x: 1, y: 0, width: 1, height: 1 }, 1, 1)]).toEqual([200, 0, 0]);
  const large = resample(photo, { x: 0, y: 0, width: 8, height: 8 }, 32, 32);
  expect([...large.slice(0, 3)]).toEqual([200, 0, 0]);
  expect([...large.slice(31 * 3, 32 * 3)]).toEqual([255, 255, 255]);
});

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

it('shrinks a mirrored picture to the mirrored result', () => {
  const next = random(7);
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
