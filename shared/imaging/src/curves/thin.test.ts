import fc from 'fast-check';
import { components } from '../components';
import { mask } from '../plane';
import { lengthOf } from './polyline';
import { thin } from './thin';
import { traceSkeleton } from './traceSkeleton';

describe('thinning', () => {
  it('leaves a connected line that is one pixel wide', () => {
    const bar = mask(30, 11);
    for (let y = 3; y < 8; y++) for (let x = 3; x < 27; x++) bar.data[y * 30 + x] = 1;
    const skeleton = thin(bar);
    for (let x = 8; x < 22; x++)
      expect([...Array(11).keys()].filter((y) => skeleton.data[y * 30 + x])).toEqual([5]);
    expect(components(skeleton, 8).count).toBe(1);
  });

  // A slope of 4 px has no such corners.
  it.each([2, 3, 5])(
    'leaves no corners on the diagonal steps of a slope of %d px, where it would seem to fork',
    (thickness) => {
      const slope = mask(40, 30);
      for (let x = 4; x < 36; x++)
        for (let y = 0; y < thickness; y++) slope.data[(Math.round(0.6 * x) + 2 + y) * 40 + x] = 1;
      const lines = traceSkeleton(thin(slope));
      expect(lines).toHaveLength(1);
      expect(lengthOf(lines[0])).toBeGreaterThan(28);
    },
  );

  it('only removes pixels', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1), { minLength: 144, maxLength: 144 }), (data) => {
        const blob = mask(12, 12, Uint8Array.from(data));
        expect(thin(blob).data.every((v, i) => v <= blob.data[i])).toBe(true);
      }),
      { seed: 5 },
    );
  });
});
