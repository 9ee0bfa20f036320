import fc from 'fast-check';
import { distanceTransform } from './distance';
import { mask } from './plane';
import { smallMasks } from './testing/smallMasks';

describe('the distance transform', () => {
  it('equals the brute-force result', () => {
    fc.assert(
      fc.property(smallMasks, (target) => {
        fc.pre(target.data.includes(1));
        const { width } = target;
        distanceTransform(target).data.forEach((d, i) => {
          let nearest = Infinity;
          target.data.forEach((v, j) => {
            if (v)
              nearest = Math.min(
                nearest,
                Math.hypot(
                  (i % width) - (j % width),
                  Math.floor(i / width) - Math.floor(j / width),
                ),
              );
          });
          expect(d).toBeCloseTo(nearest, 4);
        });
      }),
      { seed: 3 },
    );
  });

  it('is finite if the mask is empty', () => {
    expect([...distanceTransform(mask(3, 2)).data].every(Number.isFinite)).toBe(true);
  });
});
