import type { Rgb } from '@scribblepup/imaging/colour';
import type { DogArt } from '../model/types';

/** The colours of a dog's coat as a child would draw them, and where each is. */
export interface Coat {
  readonly width: number;
  readonly height: number;
  /** For each cell of a grid over the dog's bounds, row by row: an index into `crayons`. */
  readonly cells: Uint8Array;
  /** The main colour first; null where the paper stays white. */
  readonly crayons: readonly (Rgb | null)[];
}

/** Cells a side and crayons at most, so that a damaged coat cannot take much memory. */
const MOST_CELLS = 256,
  MOST_CRAYONS = 26;

/** A coat as it is stored with its dog. */
export interface PackedCoat {
  readonly width: number;
  readonly height: number;
  /** Runs of cells, row by row: a letter for the crayon, then the length of the run if it is not 1. */
  readonly cells: string;
  readonly crayons: readonly (Rgb | null)[];
}

const isByte = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;
const isCrayon = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 3 && value.every(isByte));
const isSide = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_CELLS;

// Written by hand: the worker reads coats, and the schemas of the kernel are the page's.
const isPackedCoat = (value: unknown): value is PackedCoat => {
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, cells, crayons }: Partial<Record<keyof PackedCoat, unknown>> = value;
  return (
    isSide(width) &&
    isSide(height) &&
    typeof cells === 'string' &&
    /^(?:[a-z]\d{0,5})*$/u.test(cells) &&
    Array.isArray(crayons) &&
    crayons.length >= 1 &&
    crayons.length <= MOST_CRAYONS &&
    crayons.every(isCrayon)
  );
};

const FIRST = 'a'.charCodeAt(0);

export function packCoat({ width, height, cells, crayons }: Coat): PackedCoat {
  let runs = '';
  for (let at = 0; at < cells.length;) {
    const from = at++;
    while (at < cells.length && cells[at] === cells[from]) at++;
    runs += String.fromCharCode(FIRST + cells[from]) + (at - from > 1 ? String(at - from) : '');
  }
  return { width, height, cells: runs, crayons };
}

/** The coat of a dog; null if it was stored without one, or with a damaged one. */
export function coatIn({ coat }: DogArt): Coat | null {
  if (!isPackedCoat(coat)) return null;
  const { width, height, crayons } = coat;
  const cells = new Uint8Array(width * height);
  let end = 0;
  for (const [run] of coat.cells.matchAll(/[a-z]\d*/gu)) {
    const crayon = run.charCodeAt(0) - FIRST;
    const from = end;
    end += run.length > 1 ? Number(run.slice(1)) : 1;
    if (end > cells.length || crayon >= crayons.length) return null;
    cells.fill(crayon, from, end);
  }
  return end === cells.length ? { width, height, cells, crayons } : null;
}
