import type { Face, FoundPoint, Points } from '../types';
import {
  FURTHER_FACE_PROBABILITY,
  FURTHER_FACE_WEIGHTS as WEIGHTS,
  FURTHER_HEAD_SCORE,
} from './constants';
import type { Sighting } from './members';

const MOST_SURE = 0.999;

/** Keeps the surest head of the first pass and any others that are sure enough. */
export const likelyHeads = <T extends Sighting>(heads: readonly T[]): readonly T[] =>
  keepFurther(heads, ({ score }) => score >= FURTHER_HEAD_SCORE);

/** Keeps the surest face and any others that probably belong to another dog. */
export const likelyFaces = <T extends Face>(faces: readonly T[]): readonly T[] =>
  keepFurther(
    faces,
    (face, surest) => probabilityOfFurther(face, surest) >= FURTHER_FACE_PROBABILITY,
  );

/**
 * Probability that a face belongs to a further dog. A paw, ball or flower that is taken for a face
 * scores lower than the dog next to it, seldom has the size of its face, and has its points off
 * center.
 */
export function probabilityOfFurther(face: Face, surest: Face): number {
  const logOdds =
    WEIGHTS.constant +
    WEIGHTS.score * logOddsOf(face.score) +
    WEIGHTS.surest * logOddsOf(surest.score) +
    WEIGHTS.offCenter * offCenter(face) +
    WEIGHTS.otherSize * Math.abs(Math.log(face.head.size / surest.head.size));
  return 1 / (1 + Math.exp(-logOdds));
}

/**
 * Distance from a head's center to the mean of its eyes and nose, weighted by confidence, in sizes
 * of the head.
 */
function offCenter({ head, points }: Face): number {
  const seen = eyesAndNose(points);
  const mean = (value: (point: FoundPoint) => number): number =>
    seen.reduce((sum, point) => sum + point.confidence * value(point), 0) /
    seen.reduce((sum, { confidence }) => sum + confidence, 0);
  return Math.hypot(mean(({ x }) => x) - head.x, mean(({ y }) => y) - head.y) / head.size;
}

const eyesAndNose = ({ leftEye, rightEye, nose }: Points): readonly FoundPoint[] => [
  leftEye,
  rightEye,
  nose,
];

/** Log odds of a score, capped because they would be infinite for 1. */
function logOddsOf(score: number): number {
  const probability = Math.min(score, MOST_SURE);
  return Math.log(probability / (1 - probability));
}

function keepFurther<T extends Sighting>(
  all: readonly T[],
  isFurther: (one: T, surest: T) => boolean,
): readonly T[] {
  const [surest, ...others] = [...all].sort((a, b) => b.score - a.score);
  return surest ? [surest, ...others.filter((one) => isFurther(one, surest))] : [];
}
