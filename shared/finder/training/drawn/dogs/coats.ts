import { ink, type Part } from '../../../../../scripts/demo/dogs/parts';
import { lumaOf, mix } from '../color';
import type { Random } from '../random';

/** Coats, from the darkest fur of a dog to its lightest. */
const coats = {
  white: ['#E4DFD5', '#F4F1EA', '#FDFCFA'],
  black: ['#1D1A1C', '#2B282B', '#3C383A'],
  blackAndTan: ['#211D1E', '#2E292A', '#A9672F'],
  blackAndWhite: ['#1C1A1D', '#2C2A2E', '#F5F2ED'],
  chocolate: ['#3F2417', '#5A3420', '#8A5A3A'],
  chocolateAndWhite: ['#4A2A1B', '#6B3F28', '#F3EADD'],
  red: ['#8E4218', '#B5602A', '#E3AE76'],
  redAndWhite: ['#A4501F', '#C97A3D', '#FBF5EA'],
  cream: ['#D5B98A', '#E8D3AC', '#F6EBD3'],
  sable: ['#54402E', '#9A7245', '#D9BE90'],
  gray: ['#4C5058', '#747A84', '#A6ADB5'],
  merle: ['#59616D', '#8B95A3', '#D9DDE2'],
} as const;

const collars = [
  '#2F7FC1',
  '#3A9D5D',
  '#E2483D',
  '#7B5BC0',
  '#F28C28',
  '#E86A92',
  '#2B2B2B',
  '#FFC93C',
] as const;

// Tongues, the skin inside ears, and irises keep their colors.
const skin: readonly string[] = ['#F2788F', '#F7B8B0', '#5DB7E8'];

const isCollar = (part: Part | undefined): boolean =>
  part?.fill !== undefined && part.shade === ink;
const isTag = (parts: readonly Part[], index: number): boolean => isCollar(parts[index - 1]);

/** The dog without collar and tag. */
export const withoutCollar = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part, index) => !isCollar(part) && !isTag(parts, index));

const gradientColor = (stops: readonly string[], share: number): string => {
  const position = Math.min(share, 0.9999) * (stops.length - 1);
  return mix(stops[Math.floor(position)], stops[Math.floor(position) + 1], position % 1);
};

/**
 * New colors for a dog's parts, for `recolor`: its darkest fur takes the darkest color of the
 * new coat.
 */
export const newCoat = (parts: readonly Part[], random: Random): ReadonlyMap<string, string> => {
  const furs = parts.filter(
    (part, index) =>
      part.fill !== undefined &&
      !isCollar(part) &&
      !isTag(parts, index) &&
      !skin.includes(part.fill),
  );
  const lumas = furs.map(({ fill = ink }) => lumaOf(fill));
  const [darkest, lightest] = [Math.min(...lumas), Math.max(...lumas)];
  const stops = coats[random.pick(Object.keys(coats) as (keyof typeof coats)[])];
  // A dog of one color takes any color of the coat.
  const anyShare = random.between(0, 1);
  const colors = new Map<string, string>();
  for (const { fill = ink, shade } of furs) {
    const share =
      lightest - darkest < 8 ? anyShare : (lumaOf(fill) - darkest) / (lightest - darkest);
    const color = gradientColor(stops, share);
    colors.set(fill.toUpperCase(), color);
    if (shade !== undefined)
      colors.set(
        shade.toUpperCase(),
        lumaOf(color) < 60 ? mix(color, '#FFFFFF', 0.2) : mix(color, '#2A1608', 0.5),
      );
  }
  for (const part of parts)
    if (part.fill && isCollar(part)) colors.set(part.fill.toUpperCase(), random.pick(collars));
  return colors;
};
