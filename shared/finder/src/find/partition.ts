import type { Grid, Head } from '../types';
import {
  BODY_LENGTH,
  COLOR_ROUNDS,
  COLOR_SIGMA,
  COLOR_WEIGHT,
  MIN_DENSITY,
  MAX_SAMPLES,
  SEED_REACH,
} from './constants';
import { positionOf } from './grid';
import type { CellComponent } from './connectedComponents';
import { buildCellGraph, randomWalk } from './randomWalk';

/** Red, green, blue and an unused value of each cell of a grid; black and white are 255 apart. */
export type Colors = Float32Array;

/**
 * Divides a connected part among heads and returns the index of the head of each cell (Grady 2005,
 * "Multilabel Random Walker Image Segmentation Using Prior Models"). A cell probably belongs to a
 * head that is near and above it, in sizes of the head, and whose other cells have similar colors.
 * Neighbors of similar colors stay together. The colors and the division are refined in turn.
 */
export function partition(
  part: CellComponent,
  heads: readonly Head[],
  grid: Grid,
  colors: Colors,
): Uint8Array {
  const graph = buildCellGraph(part, grid, (a, b) => similarity(a, b, colors));
  const distancesByHead = heads.map((head) =>
    Float64Array.from(part, (cell) => distanceToBody(cell, head, grid)),
  );
  const seeds = Int32Array.from(part, (cell) => seedHead(cell, heads, grid));
  let owners = randomWalk(graph, distancesByHead, seeds);
  for (let round = 0; round < COLOR_ROUNDS; round++) {
    const costs = distancesByHead.map((distances, head) => {
      const samples = samplesOf(part, owners, head);
      return distances.map(
        (distance, index) => distance + COLOR_WEIGHT * surprisal(part[index], samples, colors),
      );
    });
    owners = randomWalk(graph, costs, seeds);
  }
  return owners;
}

/** Distance from a cell to the line down from a head, in sizes of the head. */
function distanceToBody(cell: number, { x, y, size }: Head, grid: Grid): number {
  const position = positionOf(grid, cell);
  const below = position.y - y;
  const beyond = below - Math.min(Math.max(below, 0), BODY_LENGTH * size);
  return Math.hypot(position.x - x, beyond) / size;
}

/** Index of the head to which a cell certainly belongs, or -1. */
function seedHead(cell: number, heads: readonly Head[], grid: Grid): number {
  const position = positionOf(grid, cell);
  const distances = heads.map(
    ({ x, y, size }) => Math.hypot(position.x - x, position.y - y) / size,
  );
  const nearest = Math.min(...distances);
  return nearest < SEED_REACH ? distances.indexOf(nearest) : -1;
}

/** Some of a head's cells, evenly spread over the part. */
function samplesOf(part: CellComponent, owners: Uint8Array, head: number): readonly number[] {
  const ownCells = part.filter((_, index) => owners[index] === head);
  const step = Math.max(1, Math.ceil(ownCells.length / MAX_SAMPLES));
  return ownCells.filter((_, i) => i % step === 0);
}

/** Negative log density of a cell's color among the sampled cells. */
function surprisal(cell: number, samples: readonly number[], colors: Colors): number {
  let sum = 0;
  for (const other of samples) sum += similarity(cell, other, colors);
  return -Math.log(sum / Math.max(1, samples.length) + MIN_DENSITY);
}

/** Similarity of two cells' colors, 1 if they are equal. */
function similarity(a: number, b: number, colors: Colors): number {
  const red = colors[4 * a] - colors[4 * b],
    green = colors[4 * a + 1] - colors[4 * b + 1],
    blue = colors[4 * a + 2] - colors[4 * b + 2];
  return Math.exp(-(red * red + green * green + blue * blue) / (2 * COLOR_SIGMA ** 2));
}
