import { joined, toPathData } from '@scribblepup/imaging/curves/path';
import { line, rect } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { carve, walls } from '../parts/maze';
import { bone } from '../props/things';
import { ballToken, boneToken } from '../props/tokens';
import { behindLayout } from '../young/standing';

/** A maze that leads from the dog, in one of its corners, to a bone. */
export const maze: Look = {
  id: 'maze',
  number: 7,
  title: 'Find the bone',
  twoTitle: 'Find each other',
  family: 'puzzles',
  two: 'apart',
  need: 'face',
  young: {
    title: 'A bone to find',
    things: [boneToken, ballToken],
    layout: behindLayout,
    number: 7,
  },
  draw(stage) {
    const [columns, rows] = stage.rich ? [12, 14] : [10, 12];
    const { area } = stage;
    const cell = area.w / columns;
    const [x, y] = [area.x, area.y + area.h - rows * cell];
    const [dogColumns, dogRows] = stage.rich ? [6, 7] : [5, 6];
    // The corner of the goal has room for a bone, or for the other dog.
    const [goalColumns, goalRows] = stage.two ? [dogColumns - 2, dogRows - 2] : [2, 2];
    const open = (c: number, r: number): boolean =>
      !(c < dogColumns && r >= rows - dogRows) && !(c >= columns - goalColumns && r < goalRows);
    const shape = carve(stage.rng, columns, rows, open);
    const doors = [
      [dogColumns, rows - 2, 'left'],
      [columns - goalColumns, goalRows, 'top'],
    ] as const;
    stage.stroke(
      joined(
        walls(shape, open, doors).map(([a, b, c, d]) =>
          line([x + a * cell, y + b * cell, x + c * cell, y + d * cell]),
        ),
      ),
      1.15,
    );
    const drawCorner = (
      memberStage: Stage,
      left: number,
      top: number,
      width: number,
      height: number,
    ): void => {
      const [x0, y0] = [x + left * cell, y + top * cell];
      const [x1, y1] = [x0 + width * cell, y0 + height * cell];
      // The other two sides are walls of the maze, one of them with a door.
      const outerSides = line([x0, y0, ...(top > 0 ? [x0, y1] : [x1, y0]), x1, y1]);
      if (memberStage.bust) memberStage.stroke(outerSides, 1.15);
      const room = {
        x: x0 + 6,
        y: y0 + 8,
        w: width * cell - 24,
        h: height * cell - 12,
      };
      memberStage.show(
        memberStage.stand({
          x: room.x + room.w / 2,
          ground: room.y + room.h,
          w: room.w,
          h: room.h,
          sink: 2,
          stretch: false,
          area: room,
        }),
        {
          halo: 0,
          ...(memberStage.bust
            ? { clip: toPathData(rect(x0, y0, width * cell, height * cell)) }
            : {}),
        },
      );
    };
    drawCorner(stage.member(0), 0, rows - dogRows, dogColumns, dogRows);
    if (stage.two) drawCorner(stage.member(1), columns - goalColumns, 0, goalColumns, goalRows);
    else stage.put(bone, x + (columns - 1) * cell, y + cell * 0.95, cell * 1.3, { rotation: -0.5 });
    stage.heading(textFor('maze', stage.name, stage.two), (area.y + y) / 2 - 4);
  },
};
