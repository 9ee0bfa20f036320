import type { Rgb } from '@scribblepup/imaging/color';
import {
  isObjectOf,
  isNonNegativeInteger,
  isArrayOf,
  isStringMatching,
  isNullableOf,
  isTupleOf,
  refine,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import type { DogArt } from '../model/types';

/** The colors of a dog's coat as a child would draw them, and the position of each. */
export interface Coat {
  readonly width: number;
  readonly height: number;
  /** For each cell of a grid over the dog's bounds, row by row: an index into `crayons`. */
  readonly cells: Uint8Array;
  /** The main color first; null if the paper stays white. */
  readonly crayons: readonly (Rgb | null)[];
}

/** Maximum cells per side and crayons, so that a damaged coat cannot take much memory. */
const MAX_CELLS = 256,
  MAX_CRAYONS = 26;

const isByte = refine(isNonNegativeInteger, (value) => value <= 255);
const isRgb: Schema<Rgb> = isTupleOf(isByte, isByte, isByte);
const isSide = refine(isNonNegativeInteger, (value) => value >= 1 && value <= MAX_CELLS);

const isPackedCoat = isObjectOf({
  width: isSide,
  height: isSide,
  /**
   * Run-length encoded cells, row by row: a letter for the crayon, then the length of the run
   * unless it is 1.
   */
  cells: isStringMatching(/^(?:[a-z]\d{0,5})*$/u),
  crayons: isArrayOf(isNullableOf(isRgb), 1, MAX_CRAYONS),
});

/** A coat as it is stored with its dog. */
export type PackedCoat = Infer<typeof isPackedCoat>;

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Packs a coat for storage. */
export function packCoat({ width, height, cells, crayons }: Coat): PackedCoat {
  let runs = '';
  for (let end = 0; end < cells.length;) {
    const start = end++;
    while (end < cells.length && cells[end] === cells[start]) end++;
    runs +=
      String.fromCharCode(FIRST_LETTER + cells[start]) +
      (end - start > 1 ? String(end - start) : '');
  }
  return { width, height, cells: runs, crayons };
}

/** Returns a dog's coat, or null if it was stored without one or with a damaged one. */
export function unpackCoat({ coat }: DogArt): Coat | null {
  if (!isPackedCoat(coat)) return null;
  const { width, height, crayons } = coat;
  const cells = new Uint8Array(width * height);
  let end = 0;
  for (const [run] of coat.cells.matchAll(/[a-z]\d*/gu)) {
    const crayon = run.charCodeAt(0) - FIRST_LETTER;
    const start = end;
    end += run.length > 1 ? Number(run.slice(1)) : 1;
    if (end > cells.length || crayon >= crayons.length) return null;
    cells.fill(crayon, start, end);
  }
  return end === cells.length ? { width, height, cells, crayons } : null;
}
