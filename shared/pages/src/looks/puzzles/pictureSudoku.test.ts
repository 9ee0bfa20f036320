import { Stage } from '../../canvas/stage';
import { sitting } from '../../testing/dogs';
import { countSolutions } from '../parts/miniSudoku';
import { pictureSudoku } from './pictureSudoku';

/** Position and size of the grid and of the pictures in its cells, in sheet units. */
const [LEFT, TOP, CELL, PICTURE] = [125, 352, 150, 104];

test('every page has exactly one solution', () => {
  for (let seed = 0; seed < 100; seed++) {
    const stage = new Stage(sitting, { name: 'Bo', bornMonth: null }, pictureSudoku.id, null, {
      seed,
      simplification: 0,
    });
    const put = jest.spyOn(stage, 'put');
    pictureSudoku.draw(stage);
    const pictures = put.mock.calls.filter(([, , , size]) => size === PICTURE);
    const kinds = [...new Set(pictures.map(([picture]) => picture))];
    const grid = Array.from<number | null>({ length: 16 }).fill(null);
    for (const [picture, x, y] of pictures)
      grid[4 * Math.floor((y - TOP) / CELL) + Math.floor((x - LEFT) / CELL)] =
        kinds.indexOf(picture);
    expect(pictures).toHaveLength(9);
    expect([seed, countSolutions(grid)]).toEqual([seed, 1]);
  }
});
