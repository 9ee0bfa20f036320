import type { Point } from '@scribblepup/imaging';
import { cellsIn } from './parts';

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** The cells in these rings on a grid of 10 x 10 cells of 1 px. */
const cells = (...rings: Point[][]): number[] =>
  [...cellsIn({ width: 10, height: 10 }, rings, { x0: 0, y0: 0, x1: 10, y1: 10 })].sort(
    (p, q) => p - q,
  );

it('finds the cells whose centers lie inside a ring', () => {
  expect(cells(square(2, 1, 2))).toEqual([12, 13, 22, 23]);
});

it('includes the cells in which two rings overlap', () => {
  const union = new Set([...cells(square(1, 1, 4)), ...cells(square(3, 3, 4))]);
  expect(cells(square(1, 1, 4), square(3, 3, 4))).toEqual([...union].sort((p, q) => p - q));
});

it('ignores the part of a ring beyond the grid', () => {
  expect(cells(square(8, 8, 6))).toEqual([88, 89, 98, 99]);
});
