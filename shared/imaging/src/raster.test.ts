import fc from 'fast-check';
import type { Pixels } from './types';
import { blur } from './blur';
import { components, fillHoles, largeParts } from './components';
import { contours } from './contour';
import { close, dilate, distanceTo, erode, open } from './distance';
import { toLab } from './lab';
import { area, maskBox, mask, plane, toPlane, type Mask } from './plane';
import { random } from './random';
import { resample, resizePlane } from './resample';

const disc = (size: number, x: number, y: number, radius: number): Mask =>
  mask(
    size,
    size,
    Uint8Array.from({ length: size * size }, (_, i) =>
      Math.hypot((i % size) - x, Math.floor(i / size) - y) <= radius ? 1 : 0,
    ),
  );

const masks = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 0, 0, 1), { minLength: width * height, maxLength: width * height })
      .map((data) => mask(width, height, Uint8Array.from(data))),
  );

describe('distance', () => {
  it('equals the brute-force result', () => {
    fc.assert(
      fc.property(masks, (target) => {
        fc.pre(target.data.includes(1));
        const { width } = target;
        distanceTo(target).data.forEach((d, i) => {
          let least = Infinity;
          target.data.forEach((v, j) => {
            if (v)
              least = Math.min(
                least,
                Math.hypot(
                  (i % width) - (j % width),
                  Math.floor(i / width) - Math.floor(j / width),
                ),
              );
          });
          expect(d).toBeCloseTo(least, 4);
        });
      }),
      { seed: 3 },
    );
  });

  it('is finite where the mask is empty', () => {
    expect([...distanceTo(mask(3, 2)).data].every(Number.isFinite)).toBe(true);
  });

  it('grows and shrinks a mask by a disc of that radius', () => {
    fc.assert(
      fc.property(masks, fc.double({ min: 0, max: 5, noNaN: true }), (target, radius) => {
        const near = (value: number): number[] =>
          Array.from(target.data, (_, i) =>
            target.data.some(
              (v, j) =>
                v === value &&
                ((i % target.width) - (j % target.width)) ** 2 +
                  (Math.floor(i / target.width) - Math.floor(j / target.width)) ** 2 <=
                  radius * radius,
            )
              ? 1
              : 0,
          );
        expect([...dilate(target, radius).data]).toEqual(near(1));
        expect([...erode(target, radius).data]).toEqual(near(0).map((v) => 1 - v));
      }),
      { seed: 5 },
    );
  });

  it('opening removes a hair, closing fills a notch, and the body stays', () => {
    const hairy = disc(41, 20, 20, 12);
    for (let y = 0; y < 9; y++) hairy.data[y * 41 + 20] = 1;
    const opened = open(hairy, 2);
    expect(opened.data[3 * 41 + 20]).toBe(0);
    expect(opened.data[20 * 41 + 20]).toBe(1);
    const notched = disc(41, 20, 20, 12);
    for (let y = 0; y < 16; y++) notched.data[y * 41 + 20] = 0;
    expect(close(notched, 2).data[14 * 41 + 20]).toBe(1);
  });
});

describe('components', () => {
  it('counts parts with and without diagonals', () => {
    const checker = mask(3, 3, Uint8Array.from([1, 0, 1, 0, 1, 0, 1, 0, 1]));
    expect(components(checker).count).toBe(5);
    expect(components(checker, true).count).toBe(1);
    expect(components(checker, true).areas).toEqual([0, 5]);
    expect(components(checker, true).boxes[1]).toEqual({ x0: 0, y0: 0, x1: 3, y1: 3 });
  });

  it('keeps large parts and fills small holes', () => {
    const two = disc(40, 12, 12, 9);
    disc(40, 33, 33, 2).data.forEach((v, i) => {
      if (v) two.data[i] = 1;
    });
    two.data[12 * 40 + 12] = 0;
    const tidy = fillHoles(largeParts(two, 0.2), 4);
    expect(components(tidy).count).toBe(1);
    expect(tidy.data[12 * 40 + 12]).toBe(1);
    expect(maskBox(tidy)).toEqual({ x0: 3, y0: 3, x1: 22, y1: 22 });
  });
});

describe('contours', () => {
  it('of a disc is one closed ring of its radius', () => {
    const rings = contours(blur(toPlane(disc(60, 30, 30, 18)), 1), 0.5);
    expect(rings).toHaveLength(1);
    for (const [x, y] of rings[0])
      expect(Math.abs(Math.hypot(x - 30.5, y - 30.5) - 18)).toBeLessThan(1);
  });

  it('of a ring are two, and contours close at the border', () => {
    const ring = disc(60, 30, 30, 20);
    disc(60, 30, 30, 10).data.forEach((v, i) => {
      if (v) ring.data[i] = 0;
    });
    expect(contours(toPlane(ring), 0.5)).toHaveLength(2);
    expect(contours(plane(4, 4, new Float32Array(16).fill(1)), 0.5)).toHaveLength(1);
  });
});

describe('colours and sizes', () => {
  it('turns sRGB into Lab', () => {
    const { L, a, b } = toLab(Uint8ClampedArray.from([255, 255, 255, 0, 0, 0, 255, 0, 0]), 3, 1);
    expect(L[0]).toBeCloseTo(100, 0);
    expect(L[1]).toBeCloseTo(0, 0);
    expect([L[2], a[2], b[2]].map((v) => Math.round(v))).toEqual([53, 80, 67]);
  });

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
    expect(area(mask(2, 1, Uint8Array.from([1, 1])))).toBe(2);
  });

  it.each([
    [700, 420],
    [420, 150],
    [9, 8],
    [600, 300],
    [5, 5],
  ])('keeps each value in its place when it shrinks %d px to %d', (from, to) => {
    // In a ramp, the mean of a cell is close to the value at its centre; on average it is exact.
    const ramp = Float32Array.from({ length: from }, (_, i) => i);
    const centres = Array.from({ length: to }, (_, t) => ((t + 0.5) * from) / to - 0.5);
    for (const { data } of [
      resizePlane(plane(from, 1, ramp), to, 1),
      resizePlane(plane(1, from, ramp), 1, to),
    ]) {
      const shifts = centres.map((centre, t) => data[t] - centre);
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

  it('gives the same random numbers for the same seed', () => {
    const [p, q] = [random(4), random(4)];
    const first = Array.from({ length: 20 }, p);
    expect(Array.from({ length: 20 }, q)).toEqual(first);
    expect(new Set(first).size).toBe(20);
    expect(first.every((v) => v >= 0 && v < 1)).toBe(true);
  });
});
