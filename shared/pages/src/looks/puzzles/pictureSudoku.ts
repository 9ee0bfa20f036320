import { circle, path, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { puzzleOf } from '../parts/miniSudoku';
import { flank, paws, showBehindRim } from '../parts/rim';
import { pottedCactus } from '../props/home';
import { tulip } from '../props/nature';
import { appleToken, ballToken, boneToken, moonToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Number of cells to fill in. */
const EMPTY_CELLS = 7;

/**
 * A 4 x 4 grid in which every row, column and 2 x 2 box has each picture once. The puzzle has
 * exactly one solution.
 */
export const pictureSudoku: Look = {
  id: 'picture-sudoku',
  number: 63,
  title: 'Picture sudoku',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'In the moon',
    things: [starToken, moonToken],
    layout: peephole(
      circle(490, 530, 235),
      [0, circle(425, 530, 348)],
      [2, star(170, 180, 90, 42, 5)],
      [1, star(650, 950, 80, 38, 5)],
    ),
    number: 70,
  },
  draw(stage) {
    const { rng } = stage;
    const order = rng.shuffle([0, 1, 2, 3]);
    const solved = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0].map((v) => order[v]);
    const puzzle = puzzleOf(solved, rng.shuffle([...solved.keys()]).reverse(), EMPTY_CELLS);
    const [x0, y0, s] = [125, 352, 150];
    const things = [boneToken, ballToken, appleToken, starToken];
    const area = { x: x0, y: 80, w: 4 * s, h: 272 };
    const dog = stage.stand({
      x: 500,
      rim: y0,
      hide: stage.bust ? 0.06 : 0.24,
      w: 520,
      h: stage.bust ? 272 : 345,
      stretch: false,
      area,
    });
    flank(stage, dog, [tulip, pottedCactus], y0, 120, 100, area);
    showBehindRim(stage, dog, y0, {}, [x0 + 6, x0 + 4 * s - 6]);
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++) {
        const [x, y] = [x0 + c * s, y0 + r * s];
        stage.draw(rect(x, y, s, s));
        const symbol = puzzle[4 * r + c];
        if (symbol !== null) stage.put(things[symbol], x + s / 2, y + s / 2, 104);
      }
    stage
      .stroke(rect(x0, y0, 4 * s, 4 * s), 1.7)
      .stroke(
        path(
          `M${x0 + 2 * s} ${y0}L${x0 + 2 * s} ${y0 + 4 * s}M${x0} ${y0 + 2 * s}L${x0 + 4 * s} ${y0 + 2 * s}`,
        ),
        1.7,
      );
    paws(stage, dog, y0);
    things.forEach((thing, i) => stage.put(thing, x0 + (i + 0.5) * s, 991, 60));
    stage.mat(rounded(26));
  },
};
