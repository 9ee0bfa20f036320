import type { Head, ProbabilityMap } from '../types';
import { DOG_PROBABILITY, MIN_AREA_SHARE, MIN_LONE_FACE_SCORE, PART_REACH } from './constants';
import { positionOf } from './grid';
import { partition, type Colors } from './partition';
import { connectedComponents, type CellComponent } from './connectedComponents';

/** A face that may belong to a dog: a head, or a face with its keypoints. */
export interface FaceDetection {
  readonly head: Head;
  /** 0 to 1. */
  readonly score: number;
}

/** A dog as cells of the probability map, and its face if one was found. */
export interface Instance<T extends FaceDetection> {
  readonly cells: CellComponent;
  readonly face: T | null;
}

/**
 * Separates the dogs (instance segmentation). Each face on a connected part of the cells that count
 * as dog is a dog; a part with several faces is divided by position and color. A part without a
 * face joins a dog nearby; if there is none, a large part is a dog itself, and a small one is
 * dropped. A face that lies near no part is a dog without cells if its score is high.
 * @param colors called only if a part has several faces
 */
export function findInstances<T extends FaceDetection>(
  probability: ProbabilityMap,
  faces: readonly T[],
  colors: () => Colors,
): readonly Instance<T>[] {
  const isDog = (cell: number): boolean => probability.data[cell] >= DOG_PROBABILITY;
  const parts = connectedComponents(probability, isDog);
  const facesOn = new Map<CellComponent | undefined, T[]>();
  for (const face of faces) {
    const part = partUnder(face.head, parts, probability);
    facesOn.set(part, [...(facesOn.get(part) ?? []), face]);
  }
  const instances = parts.flatMap((part) =>
    divideAmong(part, facesOn.get(part) ?? [], probability, colors),
  );
  const faceless = parts.filter((part) => !facesOn.has(part));
  const lone = (facesOn.get(undefined) ?? []).filter(({ score }) => score >= MIN_LONE_FACE_SCORE);
  return [
    ...addFaceless(instances, faceless, probability),
    ...lone.map((face): Instance<T> => ({ cells: [], face })),
  ];
}

/** Distance from a cell to a head, in sizes of the head. */
export function distanceToHead(cell: number, { x, y, size }: Head, grid: ProbabilityMap): number {
  const position = positionOf(grid, cell);
  return Math.hypot(position.x - x, position.y - y) / size;
}

/** The part with the cell nearest to a head, if that is less than the head's size away. */
function partUnder(
  head: Head,
  parts: readonly CellComponent[],
  grid: ProbabilityMap,
): CellComponent | undefined {
  let nearest = 1;
  let under: CellComponent | undefined;
  for (const part of parts) {
    for (const cell of part) {
      const distance = distanceToHead(cell, head, grid);
      if (distance >= nearest) continue;
      nearest = distance;
      under = part;
    }
  }
  return under;
}

/** Divides a part among the faces on it. */
function divideAmong<T extends FaceDetection>(
  part: CellComponent,
  faces: readonly T[],
  grid: ProbabilityMap,
  colors: () => Colors,
): readonly Instance<T>[] {
  if (faces.length < 2) return faces.map((face) => ({ face, cells: part }));
  const heads = faces.map(({ head }) => head);
  const owners = partition(part, heads, grid, colors());
  return faces.map((face, i) => ({ face, cells: part.filter((_, index) => owners[index] === i) }));
}

/**
 * Adds the parts without a face, the largest first: each joins the dog that is nearest relative to
 * its size, or becomes a dog itself if none is near and it is large enough.
 */
function addFaceless<T extends FaceDetection>(
  instances: readonly Instance<T>[],
  faceless: readonly CellComponent[],
  grid: ProbabilityMap,
): readonly Instance<T>[] {
  const all = [...instances];
  const minCells = MIN_AREA_SHARE * grid.data.length;
  for (const part of [...faceless].sort((a, b) => b.length - a.length)) {
    const gaps = all.map(({ cells }) => gap(cells, part, grid) / Math.sqrt(cells.length));
    const nearest = gaps.indexOf(Math.min(...gaps));
    if (nearest >= 0 && gaps[nearest] <= PART_REACH)
      all[nearest] = { ...all[nearest], cells: [...all[nearest].cells, ...part] };
    else if (part.length >= minCells) all.push({ cells: part, face: null });
  }
  return all;
}

/** Smallest Chebyshev distance between two parts, in cells. */
function gap(a: CellComponent, b: CellComponent, { width }: ProbabilityMap): number {
  let smallest = Infinity;
  for (const from of a) {
    const x = from % width;
    const y = (from - x) / width;
    for (const to of b) {
      const u = to % width;
      smallest = Math.min(smallest, Math.max(Math.abs(x - u), Math.abs(y - (to - u) / width)));
    }
  }
  return smallest;
}
