import { randomFor } from '../../canvas/random';
import { puzzleOf, countSolutions, type Grid } from './miniSudoku';

const SOLVED: Grid = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
const cells = [...SOLVED.keys()];

test('an empty grid has every solution', () => {
  expect(countSolutions(cells.map(() => null))).toBe(288);
  expect(countSolutions(SOLVED)).toBe(1);
});

test('of four cells whose symbols could be swapped, one stays filled', () => {
  const swappable = [0, 1, 8, 9];
  expect(countSolutions(SOLVED.map((symbol, i) => (swappable.includes(i) ? null : symbol)))).toBe(
    2,
  );
  const puzzle = puzzleOf(SOLVED, [...swappable, ...cells], 7);
  expect(swappable.filter((cell) => puzzle[cell] === null)).toHaveLength(3);
});

test('any order of cells gives a puzzle with one solution', () => {
  for (let seed = 0; seed < 500; seed++) {
    const puzzle = puzzleOf(SOLVED, randomFor(`sudoku ${seed}`).shuffle(cells), 7);
    expect(puzzle.filter((symbol) => symbol === null)).toHaveLength(7);
    expect(countSolutions(puzzle)).toBe(1);
  }
});

test('as many as ten cells can be emptied in any order', () => {
  for (let seed = 0; seed < 200; seed++) {
    const puzzle = puzzleOf(SOLVED, randomFor(`ten ${seed}`).shuffle(cells), 10);
    expect(puzzle.filter((symbol) => symbol === null)).toHaveLength(10);
  }
});
