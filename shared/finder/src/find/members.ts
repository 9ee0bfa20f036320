import type { Head, Probability } from '../types';
import { DOG_PROBABILITY, LEAST_SHARE, LONE_HEAD_SCORE, PART_REACH } from './constants';
import { connectedParts, type Part } from './parts';

/** A dog as cells of the probability, and its head where one was found. */
export interface Member {
  readonly cells: Part;
  readonly head: Head | null;
}

/**
 * Divides the cells that are dog among dogs. A connected part with one head is a dog; one with
 * several heads is as many dogs, each cell going to the nearest head in sizes of that head; one
 * without a head joins a dog nearby, is a dog itself where it is large, and nothing where it is not.
 */
export function divide(probability: Probability, heads: readonly Head[]): readonly Member[] {
  const parts = connectedParts(probability, (cell) => probability.data[cell]! >= DOG_PROBABILITY);
  const partOf = new Map(heads.map((head) => [head, partUnder(head, parts, probability)]));
  const members = parts.flatMap((part) =>
    share(
      part,
      heads.filter((head) => partOf.get(head) === part),
      probability,
    ),
  );
  const lone = heads.filter((head) => !partOf.get(head) && head.score >= LONE_HEAD_SCORE);
  const headless = parts.filter((part) => heads.every((head) => partOf.get(head) !== part));
  return [...join(members, headless, probability), ...lone.map((head) => ({ cells: [], head }))];
}

/** How far a cell is from a head, in sizes of the head. */
function distance(
  cell: number,
  { x, y, size }: Head,
  { width, stepX, stepY }: Probability,
): number {
  const column = cell % width;
  const row = (cell - column) / width;
  return Math.hypot(column * stepX - x, row * stepY - y) / size;
}

/** The part that has the cell nearest to a head, at most a head's size away. */
function partUnder(head: Head, parts: readonly Part[], grid: Probability): Part | undefined {
  const nearest = (part: Part): number =>
    part.reduce((least, cell) => Math.min(least, distance(cell, head, grid)), 1);
  const distances = parts.map(nearest);
  const least = Math.min(1, ...distances);
  return least < 1 ? parts[distances.indexOf(least)] : undefined;
}

function share(part: Part, heads: readonly Head[], grid: Probability): readonly Member[] {
  const cells = new Map(heads.map((head) => [head, [] as number[]]));
  const nearer = (cell: number) => (a: Head, b: Head) =>
    distance(cell, b, grid) < distance(cell, a, grid) ? b : a;
  if (heads.length > 0) for (const cell of part) cells.get(heads.reduce(nearer(cell)))!.push(cell);
  return heads.map((head) => ({ cells: cells.get(head)!, head }));
}

/** Adds the parts without a head, the largest first. */
function join(
  members: readonly Member[],
  headless: readonly Part[],
  grid: Probability,
): readonly Member[] {
  const all = [...members];
  const least = LEAST_SHARE * grid.data.length;
  for (const part of [...headless].sort((a, b) => b.length - a.length)) {
    const near = all.findIndex(
      ({ cells }) => gap(cells, part, grid) <= PART_REACH * Math.sqrt(cells.length),
    );
    if (near >= 0) all[near] = { ...all[near]!, cells: [...all[near]!.cells, ...part] };
    else if (part.length >= least) all.push({ cells: part, head: null });
  }
  return all;
}

/** The least number of cells, along either axis, from one part to another. */
function gap(a: Part, b: Part, { width }: Probability): number {
  let least = Infinity;
  for (const from of a) {
    const x = from % width;
    const y = (from - x) / width;
    for (const to of b) {
      const u = to % width;
      least = Math.min(least, Math.max(Math.abs(x - u), Math.abs(y - (to - u) / width)));
    }
  }
  return least;
}
