import type { Rect, Size } from '@scribblepup/imaging';
import type { ProbabilityMap } from '../types';
import { HALF_SCORE_SHARE, WINDOW_EXTENT } from './constants';
import { boxOf, clipBox } from './grid';
import { findInstances, type Instance, type FaceDetection } from './instances';
import type { Colors } from './partition';

/** A dog of the first pass. */
export interface Candidate<T extends FaceDetection> extends Instance<T> {
  /** Photo px. */
  readonly box: Rect;
  readonly meanProbability: number;
  readonly score: number;
}

/**
 * Finds the dogs of the first pass, highest score first.
 * @param colors called only if a part has several faces
 */
export function findDogs<T extends FaceDetection>(
  probability: ProbabilityMap,
  faces: readonly T[],
  photo: Size,
  colors: () => Colors,
): readonly Candidate<T>[] {
  return findInstances(probability, faces, colors)
    .map((instance) => {
      const meanProbability = meanOf(instance, probability);
      return {
        ...instance,
        box: clipBox(boxAround(instance, probability), photo),
        meanProbability,
        score: meanProbability * sizeFactor(instance.cells.length / probability.data.length),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** For each cell, 1 plus the index of its dog, or 0 if it has none. */
export function ownersOf(
  dogs: readonly Candidate<FaceDetection>[],
  { data }: ProbabilityMap,
): Uint8Array {
  const owners = new Uint8Array(data.length);
  dogs.forEach(({ cells }, index) => cells.forEach((cell) => (owners[cell] = index + 1)));
  return owners;
}

/** Box around a dog's cells, or around its head if it has none. */
function boxAround({ cells, face }: Instance<FaceDetection>, probability: ProbabilityMap): Rect {
  if (cells.length > 0 || !face) return boxOf(cells, probability);
  const { x, y, size } = face.head;
  const extent = WINDOW_EXTENT * size;
  return { x: x + 0.5 - extent / 2, y: y + 0.5 - extent / 2, width: extent, height: extent };
}

const meanOf = ({ cells }: Instance<FaceDetection>, { data }: ProbabilityMap): number =>
  cells.reduce((sum, cell) => sum + data[cell], 0) / Math.max(1, cells.length);

/** Factor of the score for a dog's share of all cells: near 1 for a large dog, 0 without cells. */
const sizeFactor = (share: number): number => share / (share + HALF_SCORE_SHARE);
