import {
  clockwise,
  contains,
  crossings,
  offsetRing,
  resampleRing,
  signedArea,
  windingNumber,
} from './rings';

const SQUARE = [0, 0, 100, 0, 100, 100, 0, 100];

describe('the geometry of rings', () => {
  it('gives the area a sign that depends on the direction of the ring', () => {
    expect(signedArea(SQUARE)).toBe(10000);
    expect(signedArea([0, 0, 0, 100, 100, 100, 100, 0])).toBe(-10000);
  });

  it('makes a ring clockwise, with the same points', () => {
    expect(clockwise(SQUARE)).toEqual(SQUARE);
    expect(clockwise([0, 100, 100, 100, 100, 0, 0, 0])).toEqual(SQUARE);
  });

  it('tells inside from outside, holes included', () => {
    const hole = [40, 40, 60, 40, 60, 60, 40, 60];
    expect(contains([SQUARE, hole], 20, 20)).toBe(true);
    expect(contains([SQUARE, hole], 50, 50)).toBe(false);
    expect(contains([SQUARE], 120, 50)).toBe(false);
    expect(crossings([SQUARE, hole], 50)).toEqual([0, 40, 60, 100]);
  });

  it('counts the turns of a ring that crosses itself, where the even-odd rule sees a hole', () => {
    const twice = [0, 0, 100, 0, 100, 100, 30, 100, 30, 30, 70, 30, 70, 70, 0, 70];
    const turns = [10, 50, 85, 120].map((x) => Math.abs(windingNumber(twice, x, 50)));
    expect(turns).toEqual([1, 2, 1, 0]);
    expect(contains([twice], 50, 50)).toBe(false);
    expect(windingNumber(SQUARE, 50, 50)).toBe(1);
    expect(windingNumber([0, 0, 0, 100, 100, 100, 100, 0], 50, 50)).toBe(-1);
  });

  it('resamples a ring to evenly spaced points', () => {
    expect(resampleRing(SQUARE, 8)).toEqual([
      0, 0, 50, 0, 100, 0, 100, 50, 100, 100, 50, 100, 0, 100, 0, 50,
    ]);
  });

  it('offsets a ring outward, whichever way it runs', () => {
    const back = [0, 0, 0, 100, 100, 100, 100, 0];
    for (const ring of [SQUARE, back]) {
      const out = offsetRing(ring, 10);
      expect(Math.abs(signedArea(out))).toBeGreaterThan(10000);
      expect(out[0]).toBeCloseTo(-10 * Math.SQRT1_2);
    }
  });
});
