import type { Face, Keypoint, Keypoints } from '../types';
import {
  MIN_OTHER_DOG_PROBABILITY,
  OTHER_DOG_WEIGHTS as WEIGHTS,
  MIN_OTHER_HEAD_SCORE,
} from './constants';
import type { FaceDetection } from './instances';

// Scores are capped here, because the log odds of 1 are infinite.
const MAX_PROBABILITY = 0.999;

/** Keeps the best head, and any others that score high enough to belong to another dog. */
export const likelyHeads = <T extends FaceDetection>(heads: readonly T[]): readonly T[] =>
  distinctDogs(heads, ({ score }) => score >= MIN_OTHER_HEAD_SCORE);

/** Keeps the best face, and any others that probably belong to another dog. */
export const likelyFaces = <T extends Face>(faces: readonly T[]): readonly T[] =>
  distinctDogs(faces, (face, best) => otherDogProbability(face, best) >= MIN_OTHER_DOG_PROBABILITY);

/**
 * Probability that a face and the best face belong to different dogs. A paw, ball or flower that is
 * mistaken for a face scores lower than the dog next to it, seldom has the size of its face, and
 * has its keypoints off center.
 */
export function otherDogProbability(face: Face, best: Face): number {
  const logOdds =
    WEIGHTS.intercept +
    WEIGHTS.score * logOddsOf(face.score) +
    WEIGHTS.bestScore * logOddsOf(best.score) +
    WEIGHTS.offCenter * offCenter(face) +
    WEIGHTS.sizeDifference * Math.abs(Math.log(face.head.size / best.head.size));
  return 1 / (1 + Math.exp(-logOdds));
}

/**
 * Distance from a head's center to the mean of its eyes and nose, weighted by confidence, in sizes
 * of the head.
 */
function offCenter({ head, keypoints }: Face): number {
  const points = eyesAndNose(keypoints);
  const mean = (value: (point: Keypoint) => number): number =>
    points.reduce((sum, point) => sum + point.confidence * value(point), 0) /
    points.reduce((sum, { confidence }) => sum + confidence, 0);
  return Math.hypot(mean(({ x }) => x) - head.x, mean(({ y }) => y) - head.y) / head.size;
}

const eyesAndNose = ({ leftEye, rightEye, nose }: Keypoints): readonly Keypoint[] => [
  leftEye,
  rightEye,
  nose,
];

/** Log odds of a score. */
function logOddsOf(score: number): number {
  const probability = Math.min(score, MAX_PROBABILITY);
  return Math.log(probability / (1 - probability));
}

function distinctDogs<T extends FaceDetection>(
  all: readonly T[],
  isOtherDog: (candidate: T, best: T) => boolean,
): readonly T[] {
  const [best, ...others] = [...all].sort((a, b) => b.score - a.score);
  return best ? [best, ...others.filter((candidate) => isOtherDog(candidate, best))] : [];
}
