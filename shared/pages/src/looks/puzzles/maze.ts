import { joined } from '@scribblepup/imaging/curves/curve';
import { line, rect } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { carve, walls } from '../parts/maze';
import { bone } from '../props/things';
import { ballToken, boneToken } from '../props/tokens';
import { before } from '../young/standing';

/** A maze that leads from the dog, in one of its corners, to a bone. */
export const maze: Look = {
  id: 'maze',
  number: 7,
  title: 'Find the bone',
  family: 'puzzles',
  young: { title: 'A bone to find', things: [boneToken, ballToken], layout: before, place: 7 },
  draw(stage) {
    const [columns, rows] = stage.simple ? [8, 9] : [12, 14];
    const { area } = stage;
    const cell = area.w / columns;
    const [x, y] = [area.x, area.y + area.h - rows * cell];
    const [gc, gr] = stage.simple ? [4, 5] : [6, 7];
    const open = (c: number, r: number): boolean =>
      !(c < gc && r >= rows - gr) && !(c >= columns - 2 && r < 2);
    const shape = carve(stage.rng, columns, rows, open);
    const doors = [
      [gc, rows - 2, 'left'],
      [columns - 2, 2, 'top'],
    ] as const;
    stage.trace(
      joined(
        walls(shape, open, doors).map(([a, b, c, d]) =>
          line([x + a * cell, y + b * cell, x + c * cell, y + d * cell]),
        ),
      ),
      1.15,
    );
    if (stage.bust)
      stage.draw(rect(x, y + (rows - gr) * cell, gc * cell, gr * cell), { line: 1.15 });
    const room = { x: x + 6, y: y + (rows - gr) * cell + 8, w: gc * cell - 24, h: gr * cell - 12 };
    stage.show(
      stage.stand({
        x: room.x + room.w / 2,
        ground: room.y + room.h,
        w: room.w,
        h: room.h,
        sink: 2,
        stretch: false,
        area: room,
      }),
      { halo: 0 },
    );
    stage.put(bone, x + (columns - 1) * cell, y + cell * 0.95, cell * 1.3, { turn: -0.5 });
    stage.heading(words('maze', stage.name), (area.y + y) / 2 - 4);
  },
};
