import { clamp } from '../raster/plane';

// Taken out of the global object once: inner loops call them.
const { abs, floor, max, min, round } = Math;

// Colours that fall into one cell: light and shade vary on one thing, its hue hardly does.
const LIGHTNESS = 25, CHROMA = 2, MOST_CHROMA = 40;
const LEVELS = round(100 / LIGHTNESS) + 1, HUES = 2 * round(MOST_CHROMA / CHROMA) + 1;
// What a cell counts for itself and for one that is so many steps away.
const WEIGHTS = [1 / 8, 1 / 16, 1 / 32, 1 / 64];

/** Number of cells that a colour can fall into. */
export const CELLS = LEVELS * HUES * HUES;

const hue = (chroma: number): number => round((clamp(chroma, -MOST_CHROMA, MOST_CHROMA) + MOST_CHROMA) / CHROMA);

/** The cell of a Lab colour. */
export const cellOf = (L: number, a: number, b: number): number => (round(clamp(L, 0, 100) / LIGHTNESS) * HUES + hue(a)) * HUES + hue(b);

/** Adds up the rows of the cells around one, those next to it with less weight. @param rowOf where a cell's row begins in `rows`, -1 for none */
export function addAlike(out: Float32Array, cell: number, rows: Float32Array, rowOf: Int32Array): void {
  const b = cell % HUES, a = floor(cell / HUES) % HUES, level = floor(cell / HUES / HUES);
  for (let l = max(0, level - 1); l <= min(LEVELS - 1, level + 1); l++) {
    for (let p = max(0, a - 1); p <= min(HUES - 1, a + 1); p++) {
      for (let q = max(0, b - 1); q <= min(HUES - 1, b + 1); q++) {
        const from = rowOf[(l * HUES + p) * HUES + q]!;
        if (from >= 0) addRow(out, rows, from, WEIGHTS[abs(l - level) + abs(p - a) + abs(q - b)]!);
      }
    }
  }
}

/** Adds a row that begins at `from`. */
export function addRow(out: Float32Array, rows: Float32Array, from: number, weight: number): void {
  for (let k = 0; k < out.length; k++) out[k]! += weight * rows[from + k]!;
}
