import fc from 'fast-check';
import { close, dilate, erode, open } from './morphology';
import { maskBox } from './plane';
import { disc } from './testing/disc';
import { smallMasks } from './testing/smallMasks';

describe('morphology', () => {
  it('grows and shrinks a mask by a disc of the given radius', () => {
    fc.assert(
      fc.property(smallMasks, fc.double({ min: 0, max: 5, noNaN: true }), (target, radius) => {
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
    expect(maskBox(opened)).toEqual({ x0: 8, y0: 8, x1: 33, y1: 33 });
    const notched = disc(41, 20, 20, 12);
    for (let y = 0; y < 16; y++) notched.data[y * 41 + 20] = 0;
    const closed = close(notched, 2);
    expect(closed.data[14 * 41 + 20]).toBe(1);
    expect(maskBox(closed)).toMatchObject({ x0: 8, x1: 33, y1: 33 });
  });
});
