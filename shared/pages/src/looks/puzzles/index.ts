import type { Look } from '../../canvas/look';
import { connect } from './connect';
import { copyGrid } from './copyGrid';
import { differences } from './differences';
import { fishCount } from './fishCount';
import { bookmarks, strips, ticTacToe } from './games';
import { halves } from './halves';
import { maze } from './maze';
import { boneMaze, ringMaze, tangle } from './mazes';
import { byNumbers, dotBone, sudoku, sums } from './numbers';
import { oddDuck } from './oddDuck';
import { boardGame, dream, nameTag, nextUp, twins } from './pictures';
import { search } from './search';
import { shadows } from './shadows';
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
