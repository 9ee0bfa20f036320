import type { FloatMap } from '../network/Network';
import type { Size } from '@scribblepup/imaging';
import type { Dog, Grid, ProbabilityMap } from '../types';
import { OUTPUT_STRIDE, DOG_PROBABILITY, MIN_KEPT_SHARE } from './constants';
import type { Candidate } from './dogs';
import { areaOf, boxOf, cellAt, positionOf, clipBox } from './grid';
import { heatmapOf } from './heatmap';
import { distanceToHead, type FaceDetection } from './instances';
import { connectedComponents } from './connectedComponents';
import type { PhotoView } from './views';

/** Probability that each cell of a view is dog. */
export function probabilityOf(mask: FloatMap, view: PhotoView): ProbabilityMap {
  const { left, top, stepX, stepY } = view;
  return {
    ...heatmapOf(mask, 0),
    left,
    top,
    stepX: stepX * OUTPUT_STRIDE,
    stepY: stepY * OUTPUT_STRIDE,
  };
}

/** The cells of the first pass, each with the number of the dog that owns it. */
export interface FirstPass {
  readonly photo: Size;
  readonly grid: Grid;
  /** For each cell: 0, or the number of its dog, from 1. */
  readonly owners: Uint8Array;
}

/** Owner of the first-pass cell nearest to a cell of a close-up; 0 if no dog owns it. */
const ownerOf = ({ grid, owners }: FirstPass, closeUp: Grid, cell: number): number => {
  const { x, y } = positionOf(closeUp, cell);
  const gridCell = cellAt(grid, x, y);
  return gridCell < 0 ? 0 : owners[gridCell];
};

/**
 * The close-up of dog number `owner` (from 1), with 0 where the first pass assigned the cell to
 * another dog.
 */
export function maskOtherDogs(
  closeUp: ProbabilityMap,
  owner: number,
  first: FirstPass,
): ProbabilityMap {
  return {
    ...closeUp,
    data: closeUp.data.map((value, cell) => {
      const cellOwner = ownerOf(first, closeUp, cell);
      return cellOwner === 0 || cellOwner === owner ? value : 0;
    }),
  };
}

/**
 * Measures a dog's box and area in its close-up, both in photo px. Counts the connected parts that
 * overlap the dog's cells of the first pass or reach within one head size of its head. Null if less
 * than MIN_KEPT_SHARE of the dog's first-pass area is left.
 */
export function measureInCloseUp(
  closeUp: ProbabilityMap,
  { cells: firstPassCells, face }: Candidate<FaceDetection>,
  owner: number,
  first: FirstPass,
): Pick<Dog, 'box' | 'area'> | null {
  const { photo } = first;
  const frame = { ...photo, left: 0, top: 0, stepX: 1, stepY: 1 };
  const isDog = (cell: number): boolean => {
    const { x, y } = positionOf(closeUp, cell);
    return closeUp.data[cell] >= DOG_PROBABILITY && cellAt(frame, x, y) >= 0;
  };
  const isOwn = (cell: number): boolean =>
    ownerOf(first, closeUp, cell) === owner ||
    (face !== null && distanceToHead(cell, face.head, closeUp) < 1);
  const cells = connectedComponents(closeUp, isDog)
    .filter((part) => part.some(isOwn))
    .flat();
  const area = areaOf(cells, closeUp);
  if (cells.length === 0 || area < MIN_KEPT_SHARE * areaOf(firstPassCells, first.grid)) return null;
  return { box: clipBox(boxOf(cells, closeUp), photo), area };
}
