import type { Look } from '../look';
import { connect } from './connect';
import { differences } from './differences';
import { bookmarks, fishCount, oddDuck, strips, ticTacToe } from './games';
import { halves } from './halves';
import { maze } from './maze';
import { boneMaze, ringMaze, tangle } from './mazes';
import { byNumbers, dotBone, sudoku, sums } from './numbers';
import { boardGame, copyGrid, dream, nameTag, nextUp, shadows, twins } from './pictures';
import { search } from './search';
import { wordSearch } from './words';

export const puzzles: readonly Look[] = [
  connect,
  maze,
  differences,
  search,
  halves,
  wordSearch,
  twins,
  byNumbers,
  ringMaze,
  shadows,
  boardGame,
  dotBone,
  sums,
  tangle,
  dream,
  sudoku,
  copyGrid,
  bookmarks,
  boneMaze,
  nextUp,
  ticTacToe,
  fishCount,
  oddDuck,
  strips,
  nameTag,
];
