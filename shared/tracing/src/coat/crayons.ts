import {
  labFromLch,
  chromaAndHue,
  rgbFromLab,
  type LabColor,
  type Rgb,
} from '@scribblepup/imaging/color';
import { furChroma, isWhite, MAX_GRAY_CHROMA, withoutShade } from './fur';
import { coatColorDistance, LIGHTNESS_WEIGHT, type Tone } from './tones';

const { max, min } = Math;

// Hues of the crayons for fur, degrees in Lab. Browns may be redder than light fur, where red would
// look like skin.
export const BROWN_HUE = 45;
const GOLDEN_HUE = 54,
  STRAW_HUE = 82;
/** Crayons below this lightness are brown. */
const MAX_BROWN_LIGHTNESS = 64;

/**
 * Crayons are lighter than fur, so that lines stay visible. `black` is the crayon's lightness for
 * fur of lightness 0, `slope` its increase per unit of the fur's lightness, `darkest` its minimum.
 * A gray crayon has a little `chroma` of a warm `hue` (degrees), so that it does not look blue.
 */
const GRAY_CRAYON = { black: 34, slope: 0.6, darkest: 47, chroma: 4, hue: 60 },
  WARM_CRAYON = { black: 20, slope: 0.8, darkest: 51 };
/** Factor for the chroma of fur, because fur in photos is duller than crayons. */
const CHROMA_GAIN = 1.15;
/** Limits for the chroma of a warm crayon. */
const MIN_CHROMA = 22,
  MAX_CHROMA = 48;

/** Crayons whose colors differ by less than this look alike. */
const MIN_DIFFERENCE = 9;
/**
 * Step in lightness that makes two crayons distinguishable, with 1 to spare for rounding to bytes.
 */
const LIGHTNESS_STEP = 1 + MIN_DIFFERENCE / LIGHTNESS_WEIGHT;
/** No crayon is made darker than this, because lines would be invisible on it. */
const MIN_LIGHTNESS = 44;

/** The crayon of each tone of a coat. Shade gets the same crayon as the fur that it lies on. */
export function crayonsOf(tones: readonly Tone[]): (Rgb | null)[] {
  const furs = withoutShade(tones);
  const distinct = [...new Set(furs)];
  const crayons = separated(distinct.map(crayonOf)).map((crayon) => crayon && rgbFromLab(crayon));
  return furs.map((fur) => crayons[distinct.indexOf(fur)]);
}

/** The crayon for spots of this color, whatever share of the dog they cover. */
export const crayonForSpots = (color: LabColor): Rgb => rgbFromLab(furCrayon(color));

/** The crayon for a tone. White fur stays the paper's white. */
const crayonOf = (tone: Tone): LabColor | null => (isWhite(tone) ? null : furCrayon(tone.color));

/** A crayon like fur of this color, but lighter, so that the lines stay visible, and warmer. */
function furCrayon(color: LabColor): LabColor {
  const [L] = color;
  const chroma = furChroma(color);
  if (chroma < MAX_GRAY_CHROMA)
    return labFromLch(crayonLightness(L, GRAY_CRAYON), GRAY_CRAYON.chroma, GRAY_CRAYON.hue);
  const lightness = crayonLightness(L, WARM_CRAYON);
  const reddest = lightness < MAX_BROWN_LIGHTNESS ? BROWN_HUE : GOLDEN_HUE;
  const hue = min(STRAW_HUE, max(reddest, chromaAndHue(color).hue));
  return labFromLch(lightness, min(MAX_CHROMA, max(chroma * CHROMA_GAIN, MIN_CHROMA)), hue);
}

/** The lightness of a crayon for fur of lightness L. */
const crayonLightness = (
  L: number,
  { black, slope, darkest }: { black: number; slope: number; darkest: number },
): number => max(darkest, black + slope * L);

/**
 * Separates similar crayons in lightness. The darker one gets darker; if it would become too dark,
 * the lighter one gets lighter instead.
 */
function separated(crayons: readonly (LabColor | null)[]): (LabColor | null)[] {
  const byLightness = crayons.filter((crayon) => crayon !== null).sort((p, q) => q[0] - p[0]);
  const darker = separatedInTurn(byLightness, -1).map(([L, a, b]): LabColor => [
    max(MIN_LIGHTNESS, L),
    a,
    b,
  ]);
  const moved = separatedInTurn(darker.reverse(), 1).reverse();
  return crayons.map((crayon) => crayon && moved[byLightness.indexOf(crayon)]);
}

/** Makes each crayon darker (-1) or lighter (1) until it differs from all the ones before it. */
function separatedInTurn(crayons: readonly LabColor[], direction: -1 | 1): LabColor[] {
  const out: LabColor[] = [];
  for (const [L, a, b] of crayons) {
    let moved: LabColor = [L, a, b];
    const isSimilar = (other: LabColor): boolean =>
      coatColorDistance(other, moved) < MIN_DIFFERENCE;
    for (let similar = out.find(isSimilar); similar; similar = out.find(isSimilar))
      moved = [similar[0] + direction * LIGHTNESS_STEP, a, b];
    out.push(moved);
  }
  return out;
}
