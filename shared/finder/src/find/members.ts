import type { Head, Probability } from '../types';
import { DOG_PROBABILITY, LEAST_SHARE, LONE_FACE_SCORE, PART_REACH } from './constants';
import { positionOf } from './grid';
import { partition, type Colors } from './partition';
import { connectedComponents, type CellComponent } from './parts';

/** A possible dog's face: a head, or a face with its points. */
export interface Sighting {
  readonly head: Head;
  /** 0 to 1. */
  readonly score: number;
}

/** A dog as cells of the probability map, and its face if one was found. */
export interface Member<T extends Sighting> {
  readonly cells: CellComponent;
  readonly face: T | null;
}

/**
 * Divides the cells that count as dog among dogs. Each face on a connected part is a dog; the cells
 * of a part with several faces are divided by position and color. A part without a face joins
 * a dog nearby; otherwise it is a dog itself if it is large, and dropped if not. A sure face on no
 * part is a dog without cells.
 * @param colors called only if a part has several faces
 */
export function divide<T extends Sighting>(
  probability: Probability,
  faces: readonly T[],
  colors: () => Colors,
): readonly Member<T>[] {
  const isDog = (cell: number): boolean => probability.data[cell] >= DOG_PROBABILITY;
  const parts = connectedComponents(probability, isDog);
  const facesOn = new Map<CellComponent | undefined, T[]>();
  for (const face of faces) {
    const part = partUnder(face.head, parts, probability);
    facesOn.set(part, [...(facesOn.get(part) ?? []), face]);
  }
  const members = parts.flatMap((part) =>
    share(part, facesOn.get(part) ?? [], probability, colors),
  );
  const faceless = parts.filter((part) => !facesOn.has(part));
  const lone = (facesOn.get(undefined) ?? []).filter(({ score }) => score >= LONE_FACE_SCORE);
  return [
    ...join(members, faceless, probability),
    ...lone.map((face): Member<T> => ({ cells: [], face })),
  ];
}

/** Distance from a cell to a head, in sizes of the head. */
export function distance(cell: number, { x, y, size }: Head, grid: Probability): number {
  const place = positionOf(grid, cell);
  return Math.hypot(place.x - x, place.y - y) / size;
}

/** The part with the cell nearest to a head, if that is less than the head's size away. */
function partUnder(
  head: Head,
  parts: readonly CellComponent[],
  grid: Probability,
): CellComponent | undefined {
  let least = 1;
  let under: CellComponent | undefined;
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

function share<T extends Sighting>(
  part: CellComponent,
  faces: readonly T[],
  grid: Probability,
  colors: () => Colors,
): readonly Member<T>[] {
  if (faces.length < 2) return faces.map((face) => ({ face, cells: part }));
  const heads = faces.map(({ head }) => head);
  const owners = partition(part, heads, grid, colors());
  return faces.map((face, i) => ({ face, cells: part.filter((_, at) => owners[at] === i) }));
}

/**
 * Adds the parts without a face, the largest first: each joins the dog that is nearest relative to
 * its size, or becomes a dog itself if none is near and it is large enough.
 */
function join<T extends Sighting>(
  members: readonly Member<T>[],
  faceless: readonly CellComponent[],
  grid: Probability,
): readonly Member<T>[] {
  const all = [...members];
  const least = LEAST_SHARE * grid.data.length;
  for (const part of [...faceless].sort((a, b) => b.length - a.length)) {
    const gaps = all.map(({ cells }) => gap(cells, part, grid) / Math.sqrt(cells.length));
    const near = gaps.indexOf(Math.min(...gaps));
    if (near >= 0 && gaps[near] <= PART_REACH)
      all[near] = { ...all[near], cells: [...all[near].cells, ...part] };
    else if (part.length >= least) all.push({ cells: part, face: null });
  }
  return all;
}

/** Smallest Chebyshev distance between two parts, in cells. */
function gap(a: CellComponent, b: CellComponent, { width }: Probability): number {
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
