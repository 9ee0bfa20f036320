import { fromPolar, polar, rgbFromLab, type Rgb } from '@scribblepup/imaging/color';
import { clamp } from '@scribblepup/imaging/plane';
import { BROWN, isFurHue, YELLOWEST } from './fur';
import type { Grid } from './grid';

const { floor } = Math;

// A collar, a jacket or the tongue is more vivid than fur, or has a hue that fur cannot have. If
// such colors cover a larger share of the dog, the photo was taken in colored light. Grass
// reflects on fur, so green must be more vivid.
const VIVID = 26,
  VIVID_RED = 52,
  VIVID_GREEN = 44,
  LEAFY = 170,
  HUES = 6,
  WORN_LEAST = 0.004,
  WORN_MOST = 0.14;

// Number of cells in a 3 x 3 neighborhood, and their majority.
const NEIGHBORS = 9,
  MAJORITY = 5;

// The color wheel and half of one of its sectors, degrees: red, at 0, is in the middle of a
// sector.
const TURN = 360,
  HALF_SECTOR = TURN / HUES / 2;

// Limits for the crayon of a worn thing. Lightness: lines must show on it, and it must show on
// paper. Chroma: it must be more vivid than fur crayons but not gaudy.
const DARKEST = 52,
  LIGHTEST = 74,
  DULLEST = 30,
  MOST_VIVID = 50;

/** Sector of the color wheel of a worn thing's cell; -1 for fur. */
function wornHue(L: number, a: number, b: number): number {
  if (a * a + b * b < VIVID * VIVID) return -1;
  const { chroma, hue } = polar([L, a, b]);
  const isFur = isFurHue(hue);
  const least = isFur ? VIVID_RED : hue > YELLOWEST && hue < LEAFY ? VIVID_GREEN : VIVID;
  if ((isFur && hue > BROWN) || chroma < least) return -1;
  return floor((((hue + (TURN + HALF_SECTOR)) % TURN) * HUES) / TURN);
}

/** For each cell, its sector of the color wheel if it is worn, otherwise -1. */
function wornHues({ width, height, on, colors }: Grid): Int8Array {
  const hues = new Int8Array(width * height).fill(-1);
  for (let i = 0, p = 0; i < on.length; i++, p += 3)
    hues[on[i]] = wornHue(colors[p], colors[p + 1], colors[p + 2]);
  return hues;
}

/** Number of cells with a hue among a cell and its neighbors. */
function votesFor(hues: Int8Array, hue: number, i: number, width: number): number {
  let votes = 0;
  for (let row = i - width; row <= i + width; row += width)
    for (let j = row - 1; j <= row + 1; j++) if (hues[j] === hue) votes++;
  return votes;
}

/**
 * The indices in `on` of the cells where most neighbors have a hue. The grid's outermost cells are
 * left out.
 */
function wornCells({ width, height, on }: Grid, hues: Int8Array, hue: number): number[] {
  const worn: number[] = [];
  for (let k = 0; k < on.length; k++) {
    const i = on[k],
      x = i % width;
    if (i < width || i >= width * (height - 1) || x === 0 || x === width - 1) continue;
    if (votesFor(hues, hue, i, width) >= MAJORITY) worn.push(k);
  }
  return worn;
}

/**
 * Adds the things that the dog wears to its coat, with crayons for them. The cells of a thing are
 * adjacent; isolated ones are noise.
 */
export function dress(grid: Grid, coat: Int8Array, crayons: (Rgb | null)[]): void {
  const { on, colors } = grid;
  const hues = wornHues(grid),
    counts = new Int32Array(HUES);
  for (const hue of hues) if (hue >= 0) counts[hue]++;
  if (counts.reduce((sum, count) => sum + count) > WORN_MOST * on.length) return;
  const least = WORN_LEAST * on.length;
  for (let hue = 0; hue < HUES; hue++) {
    // Skip hues with too few cells to win `least` majorities.
    if (counts[hue] * NEIGHBORS < least * MAJORITY) continue;
    const worn = wornCells(grid, hues, hue);
    if (worn.length < least) continue;
    const sum = [0, 0, 0];
    for (const k of worn) for (let c = 0; c < 3; c++) sum[c] += colors[3 * k + c] / worn.length;
    const { chroma, hue: own } = polar([sum[0], sum[1], sum[2]]);
    const crayon = fromPolar(
      clamp(sum[0], DARKEST, LIGHTEST),
      clamp(chroma, DULLEST, MOST_VIVID),
      own,
    );
    for (const k of worn) coat[on[k]] = crayons.length;
    crayons.push(rgbFromLab(crayon));
  }
}
