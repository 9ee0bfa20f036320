import { labFromLch, labFromRgb, type LabColor } from '@scribblepup/imaging/color';
import { crayonsOf } from './crayons';
import { coatColorDistance, type Tone } from './tones';

const toneOf = (color: LabColor): Tone => ({ color, share: 0.3, highlightLightness: color[0] });

/** The crayons for tones of one warm hue with these lightnesses. */
const crayonsAt = (lightness: readonly number[], chroma = 35): LabColor[] =>
  crayonsOf(lightness.map((L) => toneOf(labFromLch(L, chroma, 65)))).map((rgb) => labFromRgb(rgb!));

it.each([
  ['light', [70, 66]],
  ['light, 18 apart', [78, 60]],
  ['pale', [92, 90]],
  ['dark', [22, 18]],
  ['three, light', [70, 66, 62]],
  ['four, dark', [40, 37, 34, 31]],
])('makes crayons distinguishable; tones: %s', (_, lightness) => {
  const crayons = crayonsAt(lightness);
  crayons.forEach((one, i) => {
    for (const other of crayons.slice(0, i)) {
      expect(coatColorDistance(one, other)).toBeGreaterThanOrEqual(9);
      expect(one[0]).toBeLessThan(other[0]);
    }
  });
});

it('never makes the darker crayon lighter', () => {
  for (let L = 80; L >= 40; L -= 4)
    for (let less = 0.5; less < 20; less += 1.5)
      expect(crayonsAt([L, L - less])[1][0]).toBeLessThan(crayonsAt([L - less])[0][0] + 0.5);
});

it('keeps crayons that are distinguishable', () => {
  expect(crayonsAt([80, 40])).toEqual([...crayonsAt([80]), ...crayonsAt([40])]);
});
