import type { Point } from '@scribblepup/imaging';
import { lengthOf } from '@scribblepup/imaging/curves/polyline';
import { cutHooks } from './hooks';

describe('a hook', () => {
  // A question mark: a line up, then around a patch with a radius of 14 px.
  const hook: Point[] = [
    ...Array.from({ length: 50 }, (_, i): Point => [
      150 + 14 * Math.cos((i * 4.2) / 49),
      100 - 14 * Math.sin((i * 4.2) / 49),
    ]).reverse(),
    ...Array.from({ length: 80 }, (_, i): Point => [164, 100 + i]),
  ];

  it('near an eye is cut where it turns', () => {
    const [line] = cutHooks([hook], [{ at: [150, 110], radius: 70 }], 1);
    expect(lengthOf(line)).toBeLessThan(lengthOf(hook) - 20);
    expect(line.at(-1)).toEqual([164, 179]);
  });

  it('elsewhere stays, because it may be the tip of an ear', () => {
    expect(cutHooks([hook], [{ at: [20, 280], radius: 40 }], 1)).toEqual([hook]);
  });
});
