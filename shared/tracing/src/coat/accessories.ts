import { labFromLch, chromaAndHue, rgbFromLab, type Rgb } from '@scribblepup/imaging/color';
import { clamp } from '@scribblepup/imaging/plane';
import { BROWN_HUE } from './crayons';
import { isFurHue, MAX_FUR_HUE } from './fur';
import type { Grid } from './grid';

const { floor } = Math;

// Accessories, such as a collar or a jacket, are more vivid than fur or have a hue that fur cannot
// have. A tongue counts as one too.
/** Minimum chroma of an accessory. */
const MIN_CHROMA = 26;
/** Minimum chroma of a red accessory: fur can be red too. */
const MIN_RED_CHROMA = 52;
/** Minimum chroma of a green accessory: grass reflects on fur. */
const MIN_GREEN_CHROMA = 44;
/** Greens end at this hue, degrees in Lab. */
const MAX_GREEN_HUE = 170;

/** Minimum share of the dog that an accessory covers. */
const MIN_SHARE = 0.004;
/** If accessories would cover more of the dog, the photo was taken in colored light. */
const MAX_SHARE = 0.14;

/** Number of sectors of the color wheel; each accessory has a color of one of them. */
const SECTORS = 6;
// The color wheel and half a sector, degrees: red, at 0, is in the middle of a sector.
const TURN = 360,
  HALF_SECTOR = TURN / SECTORS / 2;

// Number of cells in a 3 x 3 neighborhood, and their majority.
const NEIGHBORHOOD = 9,
  MAJORITY = 5;

/** Limits for a crayon's lightness: lines must show on it, and it must show on paper. */
const MIN_CRAYON_LIGHTNESS = 52,
  MAX_CRAYON_LIGHTNESS = 74;
/** Limits for a crayon's chroma: it must be more vivid than fur crayons, but not gaudy. */
const MIN_CRAYON_CHROMA = 30,
  MAX_CRAYON_CHROMA = 50;

/** Sector of the color wheel of an accessory's color; -1 for fur. */
function sectorOf(L: number, a: number, b: number): number {
  if (a * a + b * b < MIN_CHROMA * MIN_CHROMA) return -1;
  const { chroma, hue } = chromaAndHue([L, a, b]);
  const isFur = isFurHue(hue);
  const minChroma = isFur
    ? MIN_RED_CHROMA
    : hue > MAX_FUR_HUE && hue < MAX_GREEN_HUE
      ? MIN_GREEN_CHROMA
      : MIN_CHROMA;
  if ((isFur && hue > BROWN_HUE) || chroma < minChroma) return -1;
  return floor((((hue + (TURN + HALF_SECTOR)) % TURN) * SECTORS) / TURN);
}

/** For each cell, its sector of the color wheel if it is on an accessory, otherwise -1. */
function sectorsOf({ width, height, dogCells, colors }: Grid): Int8Array {
  const sectors = new Int8Array(width * height).fill(-1);
  for (let i = 0, p = 0; i < dogCells.length; i++, p += 3)
    sectors[dogCells[i]] = sectorOf(colors[p], colors[p + 1], colors[p + 2]);
  return sectors;
}

/** Number of cells of a sector among a cell and its neighbors. */
function votesFor(sectors: Int8Array, sector: number, i: number, width: number): number {
  let votes = 0;
  for (let row = i - width; row <= i + width; row += width)
    for (let j = row - 1; j <= row + 1; j++) if (sectors[j] === sector) votes++;
  return votes;
}

/**
 * The indices in `dogCells` of the cells whose neighborhood is mostly of one sector. The grid's
 * outermost cells are left out.
 */
function accessoryCells(
  { width, height, dogCells }: Grid,
  sectors: Int8Array,
  sector: number,
): number[] {
  const found: number[] = [];
  for (let k = 0; k < dogCells.length; k++) {
    const i = dogCells[k],
      x = i % width;
    if (i < width || i >= width * (height - 1) || x === 0 || x === width - 1) continue;
    if (votesFor(sectors, sector, i, width) >= MAJORITY) found.push(k);
  }
  return found;
}

/**
 * Adds the dog's accessories to its coat, with crayons for them. The cells of an accessory are
 * adjacent; isolated ones are noise.
 */
export function addAccessories(grid: Grid, coat: Int8Array, crayons: (Rgb | null)[]): void {
  const { dogCells, colors } = grid;
  const sectors = sectorsOf(grid),
    counts = new Int32Array(SECTORS);
  for (const sector of sectors) if (sector >= 0) counts[sector]++;
  if (counts.reduce((sum, count) => sum + count) > MAX_SHARE * dogCells.length) return;
  const minCells = MIN_SHARE * dogCells.length;
  for (let sector = 0; sector < SECTORS; sector++) {
    // Skip sectors with too few cells to win `minCells` majorities.
    if (counts[sector] * NEIGHBORHOOD < minCells * MAJORITY) continue;
    const found = accessoryCells(grid, sectors, sector);
    if (found.length < minCells) continue;
    const sum = [0, 0, 0];
    for (const k of found) for (let c = 0; c < 3; c++) sum[c] += colors[3 * k + c] / found.length;
    const { chroma, hue } = chromaAndHue([sum[0], sum[1], sum[2]]);
    const crayon = labFromLch(
      clamp(sum[0], MIN_CRAYON_LIGHTNESS, MAX_CRAYON_LIGHTNESS),
      clamp(chroma, MIN_CRAYON_CHROMA, MAX_CRAYON_CHROMA),
      hue,
    );
    for (const k of found) coat[dogCells[k]] = crayons.length;
    crayons.push(rgbFromLab(crayon));
  }
}
