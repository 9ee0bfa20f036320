import { View } from './view';

/** Where a page's dog stands and how large it is, each 0 to 1, and how the page lies on the sheet. */
export interface Spread {
  readonly place: number;
  readonly size: number;
  readonly mirror: boolean;
  readonly view: View;
}

/** A page that is not one of the hundred lies as its look has it. */
const PLAIN: Spread = { place: 0.5, size: 0.5, mirror: false, view: new View(1, 0) };

/** Smallest scale of a page's drawing. */
const LEAST = 0.81;
/** Half the height of the area, in sheet units. */
const HALF = 475;

const part = (v: number): number => v - Math.floor(v);

/**
 * The page of this place in the book: a sequence whose members lie as far from each other as can be
 * (Roberts 2018, "The unreasonable effectiveness of quasirandom sequences"), so that a hundred
 * pages differ without knowing of each other. Null for a page outside the hundred.
 */
export function spreadOf(turn: number | null): Spread {
  if (turn === null) return PLAIN;
  const n = turn + 1;
  const scale = LEAST + (1 - LEAST) * part(0.5 + n * 0.6180339887);
  const down = (1 - scale) * HALF * (2 * part(n * 0.4142135624) - 1);
  return { place: part(0.5 + n * 0.7548776662), size: part(0.5 + n * 0.5698402910), mirror: part(n * 0.8819660113) < 0.5, view: new View(Math.round(scale * 1000) / 1000, Math.round(down)) };
}
