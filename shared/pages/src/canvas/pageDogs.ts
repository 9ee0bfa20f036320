import type { DogArt } from '@scribblepup/tracing';
import type { Cast, Choices, Companion, PageItem } from '../model/types';
import { round } from '@scribblepup/imaging/round';
import { dogParts } from './dogParts';
import { groupOf, type Group } from './group';
import type { GroupLayout } from './groupCandidates';

/** How a look shows two dogs: as a group in place of one dog, or each in its own position. */
export type TwoDogLayout = GroupLayout | 'apart';

/** The dogs of a page. */
export interface PageDogs {
  readonly cast: Cast;
  /** Index of the page's own dog. */
  readonly lead: number;
  /** True if the page shows two dogs of the cast. */
  readonly two: boolean;
  /** The two dogs as one, if the look places them like one. */
  readonly group: Group | null;
  /** The drawing that shows both dogs of the cast; absent if each has its own drawing. */
  readonly drawing?: DogArt;
}

/** A page with one dog. */
export const singleDog = (cast: Cast, lead: number): PageDogs => ({
  cast,
  lead,
  two: false,
  group: null,
});

/** A page with two dogs; null if they cannot share a page in this way. */
export function pairOf(cast: Cast, lead: number, layout: TwoDogLayout): PageDogs | null {
  const other = (lead + 1) % cast.length;
  if (layout === 'apart') return { cast, lead, two: true, group: null };
  const group = groupOf(cast[lead], cast[other], [lead, other], layout);
  return group && { cast, lead, two: true, group };
}

/**
 * The two dogs of a drawing if they do not touch; null for any other drawing, or if they cannot
 * share a page in this way.
 */
export function pairInDrawing(drawing: DogArt, layout: TwoDogLayout): PageDogs | null {
  const parts = dogParts(drawing);
  const both = parts && pairOf([parts[0].art, parts[1].art], 0, layout);
  return both && { ...both, drawing };
}

/** The dogs to which the items of a page refer after `referToDrawing`. */
export const storedCast = ({ cast, drawing }: PageDogs): Cast => (drawing ? [drawing] : cast);

/** Items that refer to the drawing of both dogs, if there is one, instead of to the dogs. */
export function referToDrawing(
  items: readonly PageItem[],
  { drawing }: PageDogs,
): readonly PageItem[] {
  const parts = drawing && dogParts(drawing);
  if (!parts) return items;
  return items.map((item) => {
    if (item.kind !== 'dog') return item;
    const { who: part = 0, ...own } = item;
    const { x, y } = parts[part];
    return {
      ...own,
      part,
      dx: round(own.dx - (own.mirror ? -1 : 1) * own.scale * x, 1),
      dy: round(own.dy - own.scale * y, 1),
    };
  });
}

/** Index in the cast of the nth dog of a page; dog 0 is the page's own. */
export const castIndex = ({ cast, lead }: PageDogs, n: number): number => (lead + n) % cast.length;

/** The dog that the look places; the art of a group stands for both of its dogs. */
export const dogToPlace = ({ cast, lead, group }: PageDogs): DogArt => group?.art ?? cast[lead];

/** The visitor's details of a dog of a page. */
interface DogDetails extends Companion {
  /** Index of the dog in the family. */
  readonly dog: number;
}

/** The visitor's details of the dogs of a page, in the order of the cast. */
export function detailsOf(
  { name, bornMonth, companions = [], inOneDrawing = false, dogs = [] }: Choices,
  pageDogs: PageDogs,
): readonly DogDetails[] {
  const all = [{ name, bornMonth }, ...companions].map((companion, i) => ({
    ...companion,
    dog: dogs.at(i) ?? i,
  }));
  if (inOneDrawing) return all;
  // The choices do not name the other dog of the drawing.
  if (pageDogs.drawing) return all.slice(0, 1);
  const shown = pageDogs.two ? [0, 1] : [0];
  const indexes = shown.map((n) => castIndex(pageDogs, n)).sort((a, b) => a - b);
  return indexes.flatMap((who) => all.at(who) ?? []);
}
