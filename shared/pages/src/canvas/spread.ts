import { AREA } from './sheet';
import { View } from './view';

/** Where a page's dog stands and how large it is, each 0 to 1, how the page lies on the sheet, and its frame. */
export interface Spread {
  readonly place: number;
  readonly size: number;
  /** How far a tall dog that the photo cuts off goes on below the page, more so a large one. */
  readonly low: number;
  readonly mirror: boolean;
  readonly view: View;
  /** How far a frame all around the page lies within the area, in sheet units. */
  readonly inset: number;
}

/** A page that is not one of the hundred lies as its look has it. */
const PLAIN: Spread = {
  place: 0.5,
  size: 0.5,
  low: 0,
  mirror: false,
  view: new View(1, 0),
  inset: 0,
};

/** Widest inset of a frame, in sheet units (13 mm). */
const INSET = 50;

const part = (v: number): number => v - Math.floor(v);

/**
 * The page of this place in the book: a sequence whose members lie as far from each other as can be
 * (Roberts 2018, "The unreasonable effectiveness of quasirandom sequences"), so that a hundred
 * pages differ without knowing of each other. Null for a page outside the hundred.
 */
export function spreadOf(turn: number | null): Spread {
  if (turn === null) return PLAIN;
  const n = turn + 1;
  const inset = Math.round(INSET * part(0.5 + n * 0.6180339887));
  const scale = 1 - (2 * inset) / AREA.w;
  return {
    place: part(0.5 + n * 0.7548776662),
    size: part(0.5 + n * 0.569840291),
    low: part(0.5 + n * 0.3247179572),
    mirror: part(n * 0.8819660113) < 0.5,
    view: new View(Math.round(scale * 1000) / 1000, 0),
    inset,
  };
}
