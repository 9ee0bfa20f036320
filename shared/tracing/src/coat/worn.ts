import {
  fromPolar,
  polar,
  rgbFromLab,
  type LabColour,
  type Rgb,
} from '@scribblepup/imaging/colour';
import { BROWN, isFurHue, YELLOWEST } from './fur';
import type { Grid } from './grid';

const { floor, max, min } = Math;

// A collar, a coat or the tongue is more vivid than fur, or has a hue that fur does not have. If such
// colours cover more than a share of the dog, the photo was taken in coloured light. Grass reflects
// on fur, so green has to be more vivid.
const VIVID = 26,
  VIVID_RED = 52,
  VIVID_GREEN = 44,
  LEAFY = 170,
  HUES = 6,
  WORN_LEAST = 0.004,
  WORN_MOST = 0.14;

/** Which part of the colour circle a worn thing's cell has; -1 for fur. */
function wornHue(colour: LabColour | null): number {
  if (!colour) return -1;
  const { chroma, hue } = polar(colour);
  const isFur = isFurHue(hue);
  const least = isFur ? VIVID_RED : hue > YELLOWEST && hue < LEAFY ? VIVID_GREEN : VIVID;
  if ((isFur && hue > BROWN) || chroma < least) return -1;
  return floor((((hue + 390) % 360) * HUES) / 360);
}

/**
 * Lays what the dog wears over its coat, and adds the crayons for that. The cells of a thing lie
 * together; single ones are noise.
 */
export function dress(
  { width, height, cells }: Grid,
  coat: Int8Array,
  crayons: (Rgb | null)[],
): void {
  const hues = Int8Array.from(cells, wornHue);
  const all = cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0);
  if (hues.reduce((sum, hue) => sum + (hue < 0 ? 0 : 1), 0) > WORN_MOST * all) return;
  for (let hue = 0; hue < HUES; hue++) {
    const worn: number[] = [];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        let near = 0;
        for (const j of [i - width - 1, i - width, i - width + 1, i - 1, i, i + 1])
          if (hues[j] === hue) near++;
        for (const j of [i + width - 1, i + width, i + width + 1]) if (hues[j] === hue) near++;
        if (near > 4 && cells[i]) worn.push(i);
      }
    if (worn.length < WORN_LEAST * all) continue;
    const sum = [0, 0, 0];
    for (const i of worn) cells[i]?.forEach((v, c) => (sum[c] += v / worn.length));
    const { chroma, hue: own } = polar([sum[0], sum[1], sum[2]]);
    const crayon = fromPolar(min(74, max(52, sum[0])), min(50, max(30, chroma)), own);
    for (const i of worn) coat[i] = crayons.length;
    crayons.push(rgbFromLab(crayon));
  }
}
