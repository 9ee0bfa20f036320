import { joined } from '@scribblepup/imaging/curves/path';
import { line, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { showOnCushion } from '../parts/cushioned';
import { carve, walls } from '../parts/maze';
import { bowl, doghouse, house } from '../props/things';
import { boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A maze in the shape of a bone, with a bowl at the far end. */
export const boneMaze: Look = {
  id: 'bone-maze',
  number: 75,
  title: 'Bone maze',
  family: 'puzzles',
  young: {
    title: 'My own house',
    things: [boneToken, house],
    layout: peephole(
      'M215 1010L215 680A210 210 0 0 1 635 680L635 1010Z',
      [0, rect(110, 430, 630, 580)],
      [0, polygon([425, 90, 775, 390, 720, 480, 425, 240, 130, 480, 75, 390])],
      [2, rect(300, 300, 250, 96, 20)],
    ),
    number: 80,
  },
  draw(stage) {
    const cell = 46;
    const [columns, rows] = [Math.floor(700 / cell), Math.floor(500 / cell)];
    const [x0, y0] = [425 - (columns * cell) / 2, 160];
    const open = (c: number, r: number): boolean => {
      const [u, v] = [((c + 0.5) / columns) * 2 - 1, ((r + 0.5) / rows) * 2 - 1];
      const knob = Math.hypot((Math.abs(u) - 0.66) * 1.25, Math.abs(v) - 0.52) < 0.47;
      return knob || (Math.abs(v) < 0.5 && Math.abs(u) < 0.75);
    };
    const maze = carve(stage.rng, columns, rows, open);
    const column = (c: number): number[] =>
      Array.from({ length: rows }, (_, r) => r).filter((r) => open(c, r));
    const first =
      Array.from({ length: columns }, (_, c) => c).find((c) => column(c).length > 0) ?? 0;
    const last = columns - 1 - first;
    const [into, out] = [column(first).at(-1) ?? 0, column(last)[0] ?? 0];
    stage.stroke(
      joined(
        walls(maze, open, [
          [first, into, 'bottom'],
          [last, out, 'top'],
        ]).map(([a, b, c, d]) =>
          line([x0 + a * cell, y0 + b * cell, x0 + c * cell, y0 + d * cell]),
        ),
      ),
      1.15,
    );
    const box = { x: 85, y: y0 + rows * cell + 16, w: 460, h: 990 - (y0 + rows * cell) };
    showOnCushion(
      stage,
      stage.stand({ x: 260, ground: 1016, w: 400, h: box.h, sink: -16, stretch: false, area: box }),
    );
    stage
      .put(bowl, 700, 148, 62)
      .stroke(path('M560 1012L770 1012'), 1)
      .put(doghouse, 662, 1010, 122);
    stage.heading(textFor('bone', stage.name), 112, 540, 34, 360);
  },
};
