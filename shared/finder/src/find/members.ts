import type { Face, Head, Probability } from '../types';
import {
  DOG_PROBABILITY,
  FURTHER_FACE_SCORE,
  LEAST_SHARE,
  LONE_FACE_SCORE,
  PART_REACH,
} from './constants';
import { connectedParts, type Part } from './parts';

/** A dog as cells of the probability, and its face where one was found. */
export interface Member {
  readonly cells: Part;
  readonly face: Face | null;
}

/**
 * Divides the cells that are dog among dogs. A connected part is a dog with the surest face on it;
 * each further sure face there is one more dog, and each cell goes to the nearest face in sizes of
 * that face. A part without a face joins a dog nearby, is a dog itself where it is large, and
 * nothing where it is not. A sure face on no part is a dog without cells.
 */
export function divide(probability: Probability, faces: readonly Face[]): readonly Member[] {
  const isDog = (cell: number): boolean => probability.data[cell]! >= DOG_PROBABILITY;
  const parts = connectedParts(probability, isDog);
  const facesOn = new Map<Part | undefined, Face[]>();
  for (const face of faces) {
    const part = partUnder(face.head, parts, probability);
    facesOn.set(part, [...(facesOn.get(part) ?? []), face]);
  }
  const members = parts.flatMap((part) => share(part, sureFaces(facesOn.get(part)), probability));
  const faceless = parts.filter((part) => !facesOn.has(part));
  const lone = (facesOn.get(undefined) ?? []).filter(({ score }) => score >= LONE_FACE_SCORE);
  return [
    ...join(members, faceless, probability),
    ...lone.map((face): Member => ({ cells: [], face })),
  ];
}

/** The surest face and those that are sure enough beside it. */
function sureFaces(faces: readonly Face[] = []): readonly Face[] {
  const [surest, ...others] = [...faces].sort((a, b) => b.score - a.score);
  return surest ? [surest, ...others.filter(({ score }) => score >= FURTHER_FACE_SCORE)] : [];
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

/** The part that has the cell nearest to a head, less than a head's size away. */
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

function share(part: Part, faces: readonly Face[], grid: Probability): readonly Member[] {
  const shares = faces.map((face) => ({ face, cells: [] as number[] }));
  if (shares.length === 0) return [];
  for (const cell of part) {
    const away = shares.map(({ face }) => distance(cell, face.head, grid));
    shares[away.indexOf(Math.min(...away))]!.cells.push(cell);
  }
  return shares;
}

/** Adds the parts without a face, the largest first. */
function join(
  members: readonly Member[],
  faceless: readonly Part[],
  grid: Probability,
): readonly Member[] {
  const all = [...members];
  const least = LEAST_SHARE * grid.data.length;
  for (const part of [...faceless].sort((a, b) => b.length - a.length)) {
    const near = all.findIndex(
      ({ cells }) => gap(cells, part, grid) <= PART_REACH * Math.sqrt(cells.length),
    );
    if (near >= 0) all[near] = { ...all[near]!, cells: [...all[near]!.cells, ...part] };
    else if (part.length >= least) all.push({ cells: part, face: null });
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
