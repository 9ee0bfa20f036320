import type { Point } from '@scribblepup/imaging';
import { rasterize, type Bitmap } from '../../bitmap/raster';
import { pairOf, singleDog } from '../../canvas/pageDogs';
import { AREA } from '../../canvas/sheet';
import { Stage } from '../../canvas/stage';
import { pageToPaths } from '../../output/paths';
import { bust } from '../../testing/dogs';
import { maze } from './maze';

/** Columns and rows of the maze, and of the corners of its dogs. */
const SIZES = {
  '5-8': { columns: 10, rows: 12, dogColumns: 5, other: [3, 4] },
  '8+': { columns: 12, rows: 14, dogColumns: 6, other: [4, 5] },
} as const;

/** Whether a path without ink leads from one point of the sheet to another. */
function isConnected({ data, width, dpi }: Bitmap, ...ends: readonly [Point, Point]): boolean {
  const [from, to] = ends.map(
    ([x, y]) => Math.round((y * dpi) / 100) * width + Math.round((x * dpi) / 100),
  );
  const reached = new Set([from]);
  for (const cell of reached)
    for (const next of [cell - 1, cell + 1, cell - width, cell + width])
      if (data[next] === 0) reached.add(next);
  return reached.has(to);
}

describe.each(['5-8', '8+'] as const)('the maze at %s', (age) => {
  const { columns, rows, dogColumns, other } = SIZES[age];
  const cell = AREA.w / columns;
  const at = (c: number, r: number): Point => [
    AREA.x + c * cell,
    AREA.y + AREA.h - (rows - r) * cell,
  ];

  it.each([
    ['a bone', [2, 2], [bust]],
    ['another such dog', other, [bust, bust]],
  ] as const)('leads from a dog that the photo crops to %s', (_, goal, [first, second]) => {
    const single = singleDog([first], 0);
    const dogs = second ? (pairOf([first, second], 0, 'apart') ?? single) : single;
    const stage = new Stage(dogs, { name: 'Bo', bornMonth: null, age }, maze.id);
    maze.draw(stage);
    const { id, title, family } = maze;
    const bitmap = rasterize(
      pageToPaths({ look: id, title, family, items: stage.items }, dogs.cast),
      60,
    );
    const beforeDoor = at(dogColumns - 0.1, rows - 1.5);
    const behindDoor = at(columns - goal[0] + 0.5, goal[1] - 0.1);
    expect(isConnected(bitmap, beforeDoor, behindDoor)).toBe(true);
  });
});
