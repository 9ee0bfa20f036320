import type { Head, Probability } from '../types';
import { divide } from './members';

/** A map drawn with characters: # is dog. A cell is a photo px. */
const mapOf = (...rows: readonly string[]): Probability => ({
  width: rows[0]!.length,
  height: rows.length,
  stepX: 1,
  stepY: 1,
  data: Float32Array.from(rows.join(''), (character) => (character === '#' ? 0.9 : 0.1)),
});
const head = (x: number, y: number, size = 3, score = 0.9): Head => ({ x, y, size, score });

test('cells that touch at a corner are one dog', () => {
  expect(divide(mapOf('##..', '##..', '..##', '..##'), [head(0, 0)])).toMatchObject([
    { cells: { length: 8 } },
  ]);
});

test('a patch with two heads goes to the nearer one, in sizes of the head', () => {
  const members = divide(mapOf('############', '############'), [head(1, 0, 3), head(10, 0, 1)]);
  // The point where 1 + 3 t = 10 - t.
  expect(members.map(({ cells }) => Math.max(...cells.map((cell) => cell % 12)))).toEqual([7, 11]);
});

test('a head beside a patch belongs to it, one farther away than its size does not', () => {
  const map = mapOf('####......', '####......');
  expect(divide(map, [head(5, 0, 3)])).toMatchObject([{ cells: { length: 8 }, head: { x: 5 } }]);
  expect(divide(map, [head(8, 0, 3)])).toMatchObject([
    { head: null },
    { cells: [], head: { x: 8 } },
  ]);
});

test('a faint head without a body is none', () => {
  expect(divide(mapOf('....', '....'), [head(2, 1, 2, 0.4)])).toEqual([]);
});

test('a part without a head joins the dog beside it, and no dog farther away', () => {
  const beside = mapOf('########..##', '########..##', '########..##', '########..##');
  expect(divide(beside, [head(3, 2)])).toMatchObject([
    { cells: { length: 32 } },
    { cells: { length: 8 }, head: null },
  ]);
  const wide = mapOf(...Array.from({ length: 30 }, () => `${'#'.repeat(30)}.${'#'.repeat(4)}`));
  expect(divide(wide, [head(9, 9)])).toHaveLength(1);
});

test('a speck is no dog', () => {
  const rows = Array.from({ length: 30 }, () => '.'.repeat(30));
  expect(divide(mapOf(...rows.slice(1), `##${'.'.repeat(28)}`), [])).toEqual([]);
  expect(divide(mapOf(...rows.slice(1), `#####${'.'.repeat(25)}`), [])).toHaveLength(1);
});
