import type { Face, Keypoint, ProbabilityMap } from '../types';
import { findInstances, type Instance } from './instances';

/** A map drawn in characters: # is dog. A cell is one photo px. */
const mapOf = (...rows: readonly string[]): ProbabilityMap => ({
  width: rows[0].length,
  height: rows.length,
  left: 0,
  top: 0,
  stepX: 1,
  stepY: 1,
  data: Float32Array.from(rows.join(''), (character) => (character === '#' ? 0.9 : 0.1)),
});
/** The dogs of a map in which every cell has the same color. */
const divided = (map: ProbabilityMap, faces: readonly Face[]): readonly Instance<Face>[] =>
  findInstances(map, faces, () => new Float32Array(4 * map.data.length));
const nowhere: Keypoint = { x: 0, y: 0, confidence: 0 };
const keypoints = {
  leftEye: nowhere,
  rightEye: nowhere,
  nose: nowhere,
  leftEar: nowhere,
  rightEar: nowhere,
};
const face = (x: number, y: number, size = 3, score = 0.9): Face => ({
  head: { x, y, size, score },
  keypoints,
  score,
});

test('cells that touch at a corner are one dog', () => {
  expect(divided(mapOf('##..', '##..', '..##', '..##'), [face(0, 0)])).toMatchObject([
    { cells: { length: 8 } },
  ]);
});

test('a cell of a one-color part goes to the nearer of two faces, measured in face sizes', () => {
  const members = divided(mapOf('############', '############'), [face(1, 0, 3), face(10, 0, 1)]);
  // The middle is between 5 and 6; the larger face gets more.
  expect(members.map(({ cells }) => Math.max(...cells.map((cell) => cell % 12)))).toEqual([6, 11]);
});

test('a part of two colors is divided where the colors meet', () => {
  const map = mapOf(...Array.from({ length: 9 }, () => '#'.repeat(24)));
  const colors = Float32Array.from({ length: 4 * map.data.length }, (_, i) =>
    Math.floor(i / 4) % 24 < 7 ? 0 : 200,
  );
  const members = findInstances(map, [face(2, 2), face(20, 2)], () => colors);
  expect(members.map(({ cells }) => Math.max(...cells.map((cell) => cell % 24)))).toEqual([6, 23]);
});

test('colors are computed only if a part has several faces', () => {
  const colors = jest.fn(() => new Float32Array());
  findInstances(mapOf('####..####'), [face(0, 0, 1), face(9, 0, 1)], colors);
  expect(colors).not.toHaveBeenCalled();
});

test('a head below another has its own cells, even if the part has one color', () => {
  const members = divided(mapOf(...Array.from({ length: 16 }, () => '#'.repeat(6))), [
    face(2, 2, 2),
    face(2, 12, 2),
  ]);
  expect(members.map(({ cells }) => cells.length > 30)).toEqual([true, true]);
});

test('a face next to a part belongs to it, unless it is farther away than its size', () => {
  const map = mapOf('####......', '####......');
  expect(divided(map, [face(5, 0, 3)])).toMatchObject([
    { cells: { length: 8 }, face: { head: { x: 5 } } },
  ]);
  expect(divided(map, [face(8, 0, 3)])).toMatchObject([
    { face: null },
    { cells: [], face: { head: { x: 8 } } },
  ]);
});

test('a face with a low score and no body is not a dog', () => {
  expect(divided(mapOf('....', '....'), [face(2, 1, 2, 0.4)])).toEqual([]);
});

test('a part without a face joins a dog nearby but none farther away', () => {
  const beside = mapOf('########..##', '########..##', '########..##', '########..##');
  expect(divided(beside, [face(3, 2)])).toMatchObject([
    { cells: { length: 32 } },
    { cells: { length: 8 }, face: null },
  ]);
  const wide = mapOf(...Array.from({ length: 30 }, () => `${'#'.repeat(30)}.${'#'.repeat(4)}`));
  expect(divided(wide, [face(9, 9)])).toHaveLength(1);
});

test('a speck is not a dog', () => {
  const rows = Array.from({ length: 30 }, () => '.'.repeat(30));
  expect(divided(mapOf(...rows.slice(1), `##${'.'.repeat(28)}`), [])).toEqual([]);
  expect(divided(mapOf(...rows.slice(1), `#####${'.'.repeat(25)}`), [])).toHaveLength(1);
});
