import {
  parsePath,
  controlPointBounds,
  flatten,
  joined,
  parsePathUncached,
  placed,
  tightBounds,
  toPathData,
} from './path';
import { catmullRom } from './shapes';

describe('a path', () => {
  it('is parsed to absolute M, L, C and Z', () => {
    expect(toPathData(parsePath('m10 10l20 0h5v-5z'))).toBe('M10 10L30 10L35 10L35 5Z');
    expect(toPathData(parsePath('M0 0q30 30 60 0t60 0'))).toBe(
      'M0 0C20 20 40 20 60 0C80-20 100-20 120 0',
    );
    expect(toPathData(parsePath('M0 0c1 2 3 4 5 6s3 4 5 6'))).toBe(
      'M0 0C1 2 3 4 5 6C7 8 8 10 10 12',
    );
  });

  it('has its arcs replaced by cubics that stay on the circle', () => {
    const circle = parsePath('M-50 0a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z');
    for (const { points } of flatten(circle, 2))
      for (let i = 0; i < points.length; i += 2)
        expect(Math.hypot(points[i], points[i + 1])).toBeCloseTo(50, 1);
    expect(tightBounds(circle).map(Math.round)).toEqual([-50, -50, 50, 50]);
  });

  it.each([
    ['a short arc clockwise', 'M0 50A50 50 0 0 1 50 0', [0, 0, 50, 50]],
    ['a short arc counterclockwise', 'M0 50A50 50 0 0 0 50 0', [0, 0, 50, 50]],
    ['a long arc clockwise', 'M0 50A50 50 0 1 1 50 0', [-50, -50, 50, 50]],
    ['a long arc counterclockwise', 'M50 0A50 50 0 1 0 0 50', [-50, -50, 50, 50]],
    ['an ellipse turned by 90 degrees', 'M0 0A50 20 90 0 1 0 100', [0, 0, 20, 100]],
    ['a radius that is too small', 'M0 0A1 1 0 0 1 0 100', [0, 0, 50, 100]],
  ])('has the bounds of %s', (_arc, d, bounds) => {
    expect(tightBounds(parsePath(d)).map((v) => Math.round(v) || 0)).toEqual(bounds);
  });

  it('has tight bounds, which its control points exceed', () => {
    const arch = parsePath('M0 0C0-40 60-40 60 0');
    expect(controlPointBounds(arch)).toEqual([0, -40, 60, 0]);
    const [left, top, right, bottom] = tightBounds(arch);
    expect([left, right, bottom]).toEqual([0, 60, 0]);
    expect(top).toBeGreaterThan(-30.1);
    expect(top).toBeLessThan(-29);
  });

  it('is rejected if it has an unknown command, which the error names', () => {
    expect(() => parsePath('M0 0X5 5')).toThrow(/unknown path command X/);
  });

  it.each(['M0 0Z5', 'M0 0L5', 'M0 0L5Z', 'M0 0c1 2 3 4 5 6 7', 'M', 'M0 0a1 1 0 0110 0'])(
    'is rejected if a command has the wrong number of arguments: %s',
    (d) => {
      expect(() => parsePathUncached(d)).toThrow(SyntaxError);
    },
  );

  it('keeps the shapes of all the paths that it joins', () => {
    const both = joined([parsePath('M0 0L10 0Z'), parsePath('M5 5L6 5')]);
    expect(toPathData(both)).toBe('M0 0L10 0ZM5 5L6 5');
  });

  it('may have numbers with exponents', () => {
    expect(parsePathUncached('M1e1 2E1 3e+1 4e-1').xy).toEqual([10, 20, 30, 0.4]);
  });

  it('is scaled, rotated, mirrored and moved', () => {
    expect(toPathData(placed(parsePath('M0 0L10 0'), 100, 50, 2, Math.PI / 2))).toBe(
      'M100 50L100 70',
    );
    expect(toPathData(placed(parsePath('M0 0L10 0'), 100, 50, 2, 0, true))).toBe('M100 50L80 50');
  });

  it('of a smooth closed line runs through all of its points', () => {
    const ring = catmullRom([0, 0, 100, 0, 100, 100, 0, 100], true);
    expect(ring.ops).toBe('MCCCCZ');
    expect(ring.xy.slice(-2)).toEqual([0, 0]);
  });
});
