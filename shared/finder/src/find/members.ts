import type { Head, Probability } from '../types';
import {
  DOG_PROBABILITY,
  FURTHER_FACE_SCORE,
  LEAST_SHARE,
  LONE_FACE_SCORE,
  PART_REACH,
} from './constants';
import { placeOf } from './grid';
import { connectedParts, type Part } from './parts';

/** A possible dog's face: a head, or a face with its points. */
export interface Sighting {
  readonly head: Head;
  /** 0 to 1. */
  readonly score: number;
}

/** A dog as cells of the probability map, and its face where one was found. */
export interface Member<Seen extends Sighting> {
  readonly cells: Part;
  readonly face: Seen | null;
}

/**
 * Divides the cells that are dog among dogs. A connected part is a dog with the surest face on it.
 * Each further sure face there is one more dog, and each cell goes to the nearest face, measured in
 * sizes of that face. A part without a face joins a dog nearby; otherwise it is a dog itself if it
 * is large, and dropped if not. A sure face on no part is a dog without cells.
 */
export function divide<Seen extends Sighting>(
  probability: Probability,
  faces: readonly Seen[],
): readonly Member<Seen>[] {
  const isDog = (cell: number): boolean => probability.data[cell]! >= DOG_PROBABILITY;
  const parts = connectedParts(probability, isDog);
  const facesOn = new Map<Part | undefined, Seen[]>();
  for (const face of faces) {
    const part = partUnder(face.head, parts, probability);
    facesOn.set(part, [...(facesOn.get(part) ?? []), face]);
  }
  const members = parts.flatMap((part) => share(part, sureFaces(facesOn.get(part)), probability));
  const faceless = parts.filter((part) => !facesOn.has(part));
  const lone = (facesOn.get(undefined) ?? []).filter(({ score }) => score >= LONE_FACE_SCORE);
  return [
    ...join(members, faceless, probability),
    ...lone.map((face): Member<Seen> => ({ cells: [], face })),
  ];
}

/** The surest face, and the others that are sure enough to be dogs of their own. */
function sureFaces<Seen extends Sighting>(faces: readonly Seen[] = []): readonly Seen[] {
  const [surest, ...others] = [...faces].sort((a, b) => b.score - a.score);
  return surest ? [surest, ...others.filter(({ score }) => score >= FURTHER_FACE_SCORE)] : [];
}

/** Distance from a cell to a head, in sizes of the head. */
export function distance(cell: number, { x, y, size }: Head, grid: Probability): number {
  const place = placeOf(grid, cell);
  return Math.hypot(place.x - x, place.y - y) / size;
}

/** The part with the cell nearest to a head, less than a head's size away. */
function partUnder(head: Head, parts: readonly Part[], grid: Probability): Part | undefined {
  let least = 1;
  let under: Part | undefined;
  for (const part of parts) {
    for (const cell of part) {
      const away = distance(cell, head, grid);
      if (away >= least) continue;
      least = away;
      under = part;
    }
  }
  return under;
}

function share<Seen extends Sighting>(
  part: Part,
  faces: readonly Seen[],
  grid: Probability,
): readonly Member<Seen>[] {
  const shares = faces.map((face) => ({ face, cells: [] as number[] }));
  if (shares.length === 0) return [];
  for (const cell of part) {
    const away = shares.map(({ face }) => distance(cell, face.head, grid));
    shares[away.indexOf(Math.min(...away))]!.cells.push(cell);
  }
  return shares;
}

/**
 * Adds the parts without a face, the largest first: each joins the dog that is nearest relative to
 * its size, or becomes a dog itself where none is near and it is large enough.
 */
function join<Seen extends Sighting>(
  members: readonly Member<Seen>[],
  faceless: readonly Part[],
  grid: Probability,
): readonly Member<Seen>[] {
  const all = [...members];
  const least = LEAST_SHARE * grid.data.length;
  for (const part of [...faceless].sort((a, b) => b.length - a.length)) {
    const gaps = all.map(({ cells }) => gap(cells, part, grid) / Math.sqrt(cells.length));
    const near = gaps.indexOf(Math.min(...gaps));
    if (near >= 0 && gaps[near]! <= PART_REACH)
      all[near] = { ...all[near]!, cells: [...all[near]!.cells, ...part] };
    else if (part.length >= least) all.push({ cells: part, face: null });
  }
  return all;
}

/** Smallest distance between two parts in cells: the larger of the distances along both axes. */
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
