import { fromPolar, polar, rgbFromLab, type LabColor, type Rgb } from '@scribblepup/imaging/color';
import { difference, LIGHTNESS, nearest, type Tone } from './tones';

const { max, min } = Math;

// Coats are gray or of warm hues, degrees in Lab. A blue or green tint is ambient light.
const REDDEST = 20;
export const YELLOWEST = 100;
/**
 * The hues of crayons for fur, degrees in Lab. Browns may be redder than light fur, where red would
 * look like skin.
 */
export const BROWN = 45;
const GOLDEN = 54,
  STRAW = 82;
/** Share of a blue or green tint's chroma that counts: the rest is ambient light. */
const TINT = 0.2;
/** A color with less chroma than this is gray. */
const GRAY = 9;
/**
 * White fur has at most this chroma and at least this lightness. In the shade it may be as dark as
 * SHADED, as long as its bright parts are light enough.
 */
const WHITISH = 13,
  WHITE = 78,
  SHADED = 58;
/**
 * Gray fur covers at least GRAY_SHARE of a dog; a smaller gray area is shade. Black fur covers at
 * least BLACK_SHARE and has less chroma than the dark side of brown fur.
 */
const GRAY_SHARE = 0.25,
  BLACK_SHARE = 0.2,
  BLACK = 34,
  COLORLESS = 4.5,
  DARK_SHARE = 0.5;

/**
 * Crayons are lighter than fur, so that lines stay visible. `black` is the crayon's lightness for
 * fur of lightness 0, `slope` its increase per unit of the fur's lightness, `darkest` its minimum.
 * A gray crayon has a little `chroma` of a warm `hue` (degrees), so that it does not look blue.
 */
const GRAY_CRAYON = { black: 34, slope: 0.6, darkest: 47, chroma: 4, hue: 60 },
  WARM_CRAYON = { black: 20, slope: 0.8, darkest: 51 };
/** Fur crayons below this lightness are brown and may be redder than lighter ones. */
const BROWN_BELOW = 64;
/** Factor for the chroma of fur, because fur in photos is duller than crayons, and its limits. */
const VIVIDER = 1.15,
  DULLEST = 22,
  MOST_VIVID = 48;

/** Whether fur can have this hue, degrees in Lab. */
export const isFurHue = (hue: number): boolean => hue > REDDEST && hue < YELLOWEST;

/** Chroma without the part that ambient light adds. */
function furChroma(color: LabColor): number {
  const { chroma, hue } = polar(color);
  return isFurHue(hue) ? chroma : chroma * TINT;
}

const isWhite = ({ color, bright }: Tone): boolean =>
  furChroma(color) < WHITISH && (color[0] > WHITE || (color[0] > SHADED && bright > WHITE));

/** White fur in place of gray: on a coat that is known to be white, gray is shade. */
export const whitened = (tone: Tone): Tone =>
  tone.color[0] < BLACK || furChroma(tone.color) >= GRAY
    ? tone
    : { ...tone, color: [100, 0, 0], bright: 100 };

/** Whether a tone is shade on a coat of other colors, which a child would not draw. */
function isShade(tone: Tone): boolean {
  const { color, share } = tone;
  const chroma = furChroma(color);
  if (isWhite(tone) || chroma >= GRAY) return false;
  if (color[0] >= BLACK) return share < GRAY_SHARE;
  return share < (chroma < COLORLESS ? BLACK_SHARE : DARK_SHARE);
}

/** Replaces shade by fur: light shade by white fur if there is any, else by the nearest tone. */
function withoutShade(tones: readonly Tone[]): Tone[] {
  const fur = tones.filter((tone) => !isShade(tone));
  const white = fur.find(isWhite);
  const colors = Float64Array.from(fur.flatMap(({ color }) => color));
  return tones.map((tone) => {
    if (fur.includes(tone) || fur.length === 0) return tone;
    return white && tone.color[0] > BLACK ? white : fur[nearest(...tone.color, colors)];
  });
}

/** The lightness of a crayon for fur of lightness L. */
const lightnessOf = (
  L: number,
  { black, slope, darkest }: { black: number; slope: number; darkest: number },
): number => max(darkest, black + slope * L);

/** The crayon for a coat's color. White fur stays the paper's white. */
const crayonOf = (tone: Tone): LabColor | null => (isWhite(tone) ? null : colored(tone.color));

/** The crayon for spots of this color, whatever share of the dog they cover. */
export const crayonFor = (color: LabColor): Rgb => rgbFromLab(colored(color));

/** A crayon like fur of this color: lighter, so that the lines stay visible, and warmer. */
function colored(color: LabColor): LabColor {
  const [L] = color;
  const chroma = furChroma(color);
  if (chroma < GRAY)
    return fromPolar(lightnessOf(L, GRAY_CRAYON), GRAY_CRAYON.chroma, GRAY_CRAYON.hue);
  const light = lightnessOf(L, WARM_CRAYON);
  const reddest = light < BROWN_BELOW ? BROWN : GOLDEN;
  const hue = min(STRAW, max(reddest, polar(color).hue));
  return fromPolar(light, min(MOST_VIVID, max(chroma * VIVIDER, DULLEST)), hue);
}

/**
 * Two crayons closer than TOLD look alike. A step of APART in lightness makes them distinguishable,
 * with 1 to spare for rounding to bytes. No crayon is moved below DARKEST, where lines would be
 * invisible.
 */
const TOLD = 9,
  APART = 1 + TOLD / LIGHTNESS,
  DARKEST = 44;

/** Makes each crayon darker (-1) or lighter (1) until it differs from all the ones before it. */
function apartFromEarlier(crayons: readonly LabColor[], direction: -1 | 1): LabColor[] {
  const out: LabColor[] = [];
  for (const [L, a, b] of crayons) {
    let own: LabColor = [L, a, b];
    const isLike = (other: LabColor): boolean => difference(other, own) < TOLD;
    for (let like = out.find(isLike); like; like = out.find(isLike))
      own = [like[0] + direction * APART, a, b];
    out.push(own);
  }
  return out;
}

/**
 * Separates similar crayons in lightness. The darker one gets darker; only if it is too dark for
 * that does the lighter one get lighter.
 */
function apart(crayons: readonly (LabColor | null)[]): (LabColor | null)[] {
  const order = crayons.filter((crayon) => crayon !== null).sort((p, q) => q[0] - p[0]);
  const darker = apartFromEarlier(order, -1).map(([L, a, b]): LabColor => [max(DARKEST, L), a, b]);
  const moved = apartFromEarlier(darker.reverse(), 1).reverse();
  return crayons.map((crayon) => crayon && moved[order.indexOf(crayon)]);
}

/** The crayon of each color. Shade gets the same crayon as the fur that it lies on. */
export function crayonsOf(tones: readonly Tone[]): (Rgb | null)[] {
  const furs = withoutShade(tones);
  const own = [...new Set(furs)];
  const crayons = apart(own.map(crayonOf)).map((crayon) => crayon && rgbFromLab(crayon));
  return furs.map((fur) => crayons[own.indexOf(fur)]);
}
