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

  it('enlarge their highlights with them', () => {
    const { solids: grown, lights } = at(0.25);
    expect(lights[0].r / sitting.lights[0].r).toBeCloseTo(grown[0].half[0] / solids[0].half[0], 1);
    const fromMiddle = (light: Circle, { middle: [x, y] }: Solid): number =>
      Math.hypot(light.x - x, light.y - y);
    expect(fromMiddle(lights[0], grown[0]) / fromMiddle(sitting.lights[0], solids[0])).toBeCloseTo(
      grown[0].half[0] / solids[0].half[0],
      1,
    );
  });

  it('do not meet, however small the dog is and however close its eyes are', () => {
    const inward = (x: number): number => x + Math.sign(200 - x) * 20;
    const [left, right, nose] = sitting.solids;
    const close = solidsOf({
      ...sitting,
      solids: [
        left.map((v, i) => (i % 2 === 0 ? v + 20 : v)),
        right.map((v, i) => (i % 2 === 0 ? v - 20 : v)),
        nose,
      ],
      lights: sitting.lights.map((light) => ({ ...light, x: inward(light.x) })),
    });
    const [a, b] = enlargeSmallFeatures(close, [], 0.02, LINE).solids.filter(({ isEye }) => isEye);
    const apart = Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1]);
    expect(a.half[0] + b.half[0]).toBeLessThan(apart / 2);
  });

  it('are unchanged on a large dog', () => {
    expect(at(2).solids).toEqual(solids);
  });
});
