import { swappedSides } from './face';
import { movedPath, placed, transformOf, type Pose } from './geometry';

const pose: Pose = { from: [10, 20], to: [100, 50], scale: [2, 3], turn: 90, mirrored: false };

test('a pose scales, then turns clockwise', () => {
  expect(placed(pose, [10, 20])).toEqual([100, 50]);
  const [x, y] = placed(pose, [11, 20]);
  expect(x).toBeCloseTo(100);
  expect(y).toBeCloseTo(52);
});

test('a mirrored pose moves points from the right to the left', () => {
  const [x, y] = placed({ ...pose, turn: 0, mirrored: true }, [11, 21]);
  expect([x, y]).toEqual([98, 53]);
  expect(transformOf({ ...pose, mirrored: true })).toContain('scale(-2 3)');
});

test('a mirrored dog has its left eye where the right one was', () => {
  const face = { left_eye: [1, 2], right_eye: [3, 4], nose: [5, 6] } as const;
  expect(swappedSides(face)).toEqual({ right_eye: [1, 2], left_eye: [3, 4], nose: [5, 6] });
  expect(swappedSides(swappedSides(face))).toEqual(face);
});

test('movedPath moves every point of a path and keeps the commands', () => {
  expect(movedPath('M1 2L3 4C5 6 7 8 9 10Z', (x, y) => [x + 1, y * 2])).toBe(
    'M2 4L4 8C6 12 8 16 10 20Z',
  );
});
