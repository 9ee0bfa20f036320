import fc from 'fast-check';
import { close, dilate, distanceTransform, erode, open } from './distance';
import { mask } from './plane';
import { disc } from './testing/disc';

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
        distanceTransform(target).data.forEach((d, i) => {
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
    expect([...distanceTransform(mask(3, 2)).data].every(Number.isFinite)).toBe(true);
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
