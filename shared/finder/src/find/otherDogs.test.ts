import type { Face } from '../types';
import { likelyFaces, likelyHeads, otherDogProbability } from './otherDogs';

/** A face with this score, its keypoints `off` sizes away from the center of the head. */
function face(score: number, size = 40, off = 0): Face {
  const at = (x: number, y: number, confidence = 0.9): Face['keypoints']['nose'] => ({
    x: 100 + (x + off) * size,
    y: 100 + y * size,
    confidence,
  });
  return {
    head: { x: 100, y: 100, size, score },
    keypoints: {
      leftEye: at(0.5, -0.25),
      rightEye: at(-0.5, -0.25),
      nose: at(0, 0.5),
      leftEar: at(1, -1, 0.1),
      rightEar: at(-1, -1, 0.1),
    },
    score,
  };
}

const best = face(0.9);

test('a face with a high score and its keypoints around the center is another dog', () => {
  expect(likelyFaces([face(0.8), best])).toEqual([best, face(0.8)]);
});

test('the best face is kept, however low its score', () => {
  expect(likelyFaces([face(0.46)])).toHaveLength(1);
  expect(likelyFaces([])).toEqual([]);
});

test.each([
  ['with a lower score', face(0.55)],
  ['with its keypoints away from the center', face(0.8, 40, 0.8)],
  ['that is much larger', face(0.8, 400)],
  ['that is much smaller', face(0.8, 4)],
])('a face %s is not another dog', (_, other) => {
  expect(otherDogProbability(other, best)).toBeLessThan(otherDogProbability(face(0.8), best));
  expect(likelyFaces([best, other])).toEqual([best]);
});

test('a face is less likely to be another dog next to a face with a higher score', () => {
  expect(otherDogProbability(face(0.7), face(0.95))).toBeLessThan(
    otherDogProbability(face(0.7), face(0.75)),
  );
});

test('a hidden keypoint hardly counts', () => {
  const { head, keypoints, score } = face(0.8);
  const astray = {
    head,
    score,
    keypoints: { ...keypoints, leftEye: { x: 180, y: 20, confidence: 0.01 } },
  };
  const profile = {
    ...astray,
    keypoints: { ...astray.keypoints, leftEye: { ...keypoints.leftEye, confidence: 0 } },
  };
  expect(otherDogProbability(astray, best)).toBeCloseTo(otherDogProbability(profile, best), 1);
});

test('a score that rounds to 1 keeps the log odds finite', () => {
  expect(otherDogProbability(face(1), face(1))).toBeGreaterThan(0.99);
});

test('a head of the first pass with a low score is dropped, unless it is the best', () => {
  const heads = [0.5, 0.7, 0.9].map((score) => ({ head: { ...best.head, score }, score }));
  expect(likelyHeads(heads).map(({ score }) => score)).toEqual([0.9, 0.7]);
  expect(likelyHeads(heads.slice(0, 1))).toHaveLength(1);
});
