import type { Face, FoundPoint, Probability } from '../types';
import { divide } from './members';

/** A map drawn with characters: # is dog. One cell is one photo px. */
const mapOf = (...rows: readonly string[]): Probability => ({
  width: rows[0]!.length,
  height: rows.length,
  left: 0,
  top: 0,
  stepX: 1,
  stepY: 1,
  data: Float32Array.from(rows.join(''), (character) => (character === '#' ? 0.9 : 0.1)),
});
const nowhere: FoundPoint = { x: 0, y: 0, confidence: 0 };
const points = {
  leftEye: nowhere,
  rightEye: nowhere,
  nose: nowhere,
  leftEar: nowhere,
  rightEar: nowhere,
};
const face = (x: number, y: number, size = 3, score = 0.9): Face => ({
  head: { x, y, size, score },
  points,
  score,
});

test('cells that touch at a corner are one dog', () => {
  expect(divide(mapOf('##..', '##..', '..##', '..##'), [face(0, 0)])).toMatchObject([
    { cells: { length: 8 } },
  ]);
});

test('a patch with two faces goes to the nearer one, in sizes of the face', () => {
  const members = divide(mapOf('############', '############'), [face(1, 0, 3), face(10, 0, 1)]);
  // The point where 1 + 3 t = 10 - t.
  expect(members.map(({ cells }) => Math.max(...cells.map((cell) => cell % 12)))).toEqual([7, 11]);
});

test('a face beside a patch belongs to it, one farther away than its size does not', () => {
  const map = mapOf('####......', '####......');
  expect(divide(map, [face(5, 0, 3)])).toMatchObject([
    { cells: { length: 8 }, face: { head: { x: 5 } } },
  ]);
  expect(divide(map, [face(8, 0, 3)])).toMatchObject([
    { face: null },
    { cells: [], face: { head: { x: 8 } } },
  ]);
});

test('a faint face without a body is none', () => {
  expect(divide(mapOf('....', '....'), [face(2, 1, 2, 0.4)])).toEqual([]);
});

test('a part without a face joins the dog beside it, and no dog farther away', () => {
  const beside = mapOf('########..##', '########..##', '########..##', '########..##');
  expect(divide(beside, [face(3, 2)])).toMatchObject([
    { cells: { length: 32 } },
    { cells: { length: 8 }, face: null },
  ]);
  const wide = mapOf(...Array.from({ length: 30 }, () => `${'#'.repeat(30)}.${'#'.repeat(4)}`));
  expect(divide(wide, [face(9, 9)])).toHaveLength(1);
});

test('a speck is no dog', () => {
  const rows = Array.from({ length: 30 }, () => '.'.repeat(30));
  expect(divide(mapOf(...rows.slice(1), `##${'.'.repeat(28)}`), [])).toEqual([]);
  expect(divide(mapOf(...rows.slice(1), `#####${'.'.repeat(25)}`), [])).toHaveLength(1);
});

test('a faint face beside a sure one does not divide a dog', () => {
  const members = divide(mapOf('############', '############'), [face(10, 0, 3, 0.3), face(1, 0)]);
  expect(members).toMatchObject([{ cells: { length: 24 }, face: { head: { x: 1 } } }]);
});
