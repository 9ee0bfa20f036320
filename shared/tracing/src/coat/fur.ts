import { chromaAndHue, type LabColor } from '@scribblepup/imaging/color';
import { nearest, type Tone } from './tones';

// Coats are gray or of warm hues, degrees in Lab. A blue or green tint is ambient light.
const MIN_FUR_HUE = 20;
export const MAX_FUR_HUE = 100;
/** Share of a blue or green tint's chroma that counts: the rest is ambient light. */
const TINT_WEIGHT = 0.2;

/** A color with less chroma is gray. */
export const MAX_GRAY_CHROMA = 9;
/** Minimum share of a dog that is gray fur; a smaller gray area is shade. */
const MIN_GRAY_SHARE = 0.25;

/** Maximum chroma and minimum lightness of white fur. */
const MAX_WHITE_CHROMA = 13,
  MIN_WHITE_LIGHTNESS = 78;
/** Minimum lightness of white fur in the shade, if its bright parts are light enough. */
const MIN_SHADED_LIGHTNESS = 58;

/** Maximum lightness of black fur. */
const MAX_BLACK_LIGHTNESS = 34;
/** Maximum chroma of black fur; the dark side of brown fur has more. */
const MAX_BLACK_CHROMA = 4.5;
/**
 * Minimum shares of a dog that are black fur, or dark fur with more chroma; smaller areas are
 * shade.
 */
const MIN_BLACK_SHARE = 0.2,
  MIN_DARK_SHARE = 0.5;

/** Whether fur can have this hue, degrees in Lab. */
export const isFurHue = (hue: number): boolean => hue > MIN_FUR_HUE && hue < MAX_FUR_HUE;

/** Chroma without the part that ambient light adds. */
export function furChroma(color: LabColor): number {
  const { chroma, hue } = chromaAndHue(color);
  return isFurHue(hue) ? chroma : chroma * TINT_WEIGHT;
}

/** Whether a tone is white fur, in the light or in the shade. */
export const isWhite = ({ color, highlightLightness }: Tone): boolean =>
  furChroma(color) < MAX_WHITE_CHROMA &&
  (color[0] > MIN_WHITE_LIGHTNESS ||
    (color[0] > MIN_SHADED_LIGHTNESS && highlightLightness > MIN_WHITE_LIGHTNESS));

/**
 * Replaces a gray tone by white fur, for a coat that is known to be white: gray is shade there.
 * Returns black and colored tones unchanged.
 */
export const whitened = (tone: Tone): Tone =>
  tone.color[0] < MAX_BLACK_LIGHTNESS || furChroma(tone.color) >= MAX_GRAY_CHROMA
    ? tone
    : { ...tone, color: [100, 0, 0], highlightLightness: 100 };

/**
 * Whether a tone is gray or dark but covers too little of the dog to be fur. Then it is shade,
 * which a child would not draw.
 */
function isShade(tone: Tone): boolean {
  const { color, share } = tone;
  const chroma = furChroma(color);
  if (isWhite(tone) || chroma >= MAX_GRAY_CHROMA) return false;
  if (color[0] >= MAX_BLACK_LIGHTNESS) return share < MIN_GRAY_SHARE;
  return share < (chroma < MAX_BLACK_CHROMA ? MIN_BLACK_SHARE : MIN_DARK_SHARE);
}

/** Replaces shade by fur: light shade by white fur if there is any, else by the nearest tone. */
export function withoutShade(tones: readonly Tone[]): Tone[] {
  const fur = tones.filter((tone) => !isShade(tone));
  const white = fur.find(isWhite);
  const colors = Float64Array.from(fur.flatMap(({ color }) => color));
  return tones.map((tone) => {
    if (fur.includes(tone) || fur.length === 0) return tone;
    return white && tone.color[0] > MAX_BLACK_LIGHTNESS
      ? white
      : fur[nearest(...tone.color, colors)];
  });
}
