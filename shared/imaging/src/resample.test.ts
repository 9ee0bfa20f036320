import { resample } from './resample';
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
