import type { Circle } from '@scribblepup/imaging';
import { sitting } from '../testing/dogs';
import { enlargeSmallFeatures } from './enlargeSmallFeatures';
import { solidsOf, type Solid } from './solids';

const LINE = 5;
const widthOf = ({ half: [w, h] }: Solid): number => 2 * Math.sqrt(w * h);

describe('eyes and noses on the sheet', () => {
  const solids = solidsOf(sitting);
  const at = (scale: number) => enlargeSmallFeatures(solids, sitting.lights, scale, LINE);

  it('are wider than the lines around them on a small dog', () => {
    const scale = 0.25;
    for (const solid of at(scale).solids) expect(widthOf(solid) * scale).toBeGreaterThan(2 * LINE);
  });

  it('keep their place and their shape', () => {
    for (const [i, solid] of at(0.25).solids.entries()) {
      const before = solids[i];
      expect(solid.middle[0]).toBeCloseTo(before.middle[0], 1);
      expect(solid.middle[1]).toBeCloseTo(before.middle[1], 1);
      expect(solid.half[0] / solid.half[1]).toBeCloseTo(before.half[0] / before.half[1], 1);
    }
  });

  it('keep their highlights inside', () => {
    const { solids: grown, lights } = at(0.25);
    const inEye = ({ middle: [x, y], half: [w, h] }: Solid, l: Circle): boolean =>
      ((l.x - x) / w) ** 2 + ((l.y - y) / h) ** 2 < 1;
    expect(lights).toHaveLength(sitting.lights.length);
    for (const light of lights) expect(grown.some((eye) => inEye(eye, light))).toBe(true);
  });

  it('do not meet, however small the dog is', () => {
    const [a, b] = at(0.02).solids.filter(({ isEye }) => isEye);
    const apart = Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1]);
    expect(a.half[0] + b.half[0]).toBeLessThan(apart / 2);
  });

  it('are unchanged on a large dog', () => {
    expect(at(2).solids).toEqual(solids);
  });
});
