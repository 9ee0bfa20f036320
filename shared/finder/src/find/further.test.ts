import type { Face } from '../types';
import { likelyFaces, likelyHeads, probabilityOfFurther } from './further';

/** A face with this score, its points `off` sizes away from the center of the head. */
function face(score: number, size = 40, off = 0): Face {
  const at = (x: number, y: number, confidence = 0.9): Face['points']['nose'] => ({
    x: 100 + (x + off) * size,
    y: 100 + y * size,
    confidence,
  });
  return {
    head: { x: 100, y: 100, size, score },
    points: {
      leftEye: at(0.5, -0.25),
      rightEye: at(-0.5, -0.25),
      nose: at(0, 0.5),
      leftEar: at(1, -1, 0.1),
      rightEar: at(-1, -1, 0.1),
    },
    score,
  };
}

const surest = face(0.9);

test('a sure face with its points around the center is another dog', () => {
  expect(likelyFaces([face(0.8), surest])).toEqual([surest, face(0.8)]);
});

test('the surest face is kept, however faint', () => {
  expect(likelyFaces([face(0.46)])).toHaveLength(1);
  expect(likelyFaces([])).toEqual([]);
});

test.each([
  ['that is fainter', face(0.55)],
  ['with its points away from the center', face(0.8, 40, 0.8)],
  ['that is much larger', face(0.8, 400)],
  ['that is much smaller', face(0.8, 4)],
])('a face %s is not another dog', (_, other) => {
  expect(probabilityOfFurther(other, surest)).toBeLessThan(probabilityOfFurther(face(0.8), surest));
  expect(likelyFaces([surest, other])).toEqual([surest]);
});

test('a face is less likely next to a surer one', () => {
  expect(probabilityOfFurther(face(0.7), face(0.95))).toBeLessThan(
    probabilityOfFurther(face(0.7), face(0.75)),
  );
});

test('a hidden point hardly counts', () => {
  const { head, points, score } = face(0.8);
  const astray = {
    head,
    score,
    points: { ...points, leftEye: { x: 180, y: 20, confidence: 0.01 } },
  };
  const profile = {
    ...astray,
    points: { ...astray.points, leftEye: { ...points.leftEye, confidence: 0 } },
  };
  expect(probabilityOfFurther(astray, surest)).toBeCloseTo(
    probabilityOfFurther(profile, surest),
    1,
  );
});

test('a score that rounds to 1 keeps the log odds finite', () => {
  expect(probabilityOfFurther(face(1), face(1))).toBeGreaterThan(0.99);
});

test('a faint head of the first pass is dropped, unless it is the surest', () => {
  const heads = [0.5, 0.7, 0.9].map((score) => ({ head: { ...surest.head, score }, score }));
  expect(likelyHeads(heads).map(({ score }) => score)).toEqual([0.9, 0.7]);
  expect(likelyHeads(heads.slice(0, 1))).toHaveLength(1);
});
