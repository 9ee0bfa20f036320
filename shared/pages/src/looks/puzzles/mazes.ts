import { joined, toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, line, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Spot } from '../../canvas/spot';
import type { Stage } from '../../canvas/stage';
import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { carve, walls } from '../parts/maze';
import { rounded } from '../parts/frames';
import { peek } from '../parts/peek';
import { ball, bone, bowl, doghouse } from '../props/things';

const TAU = Math.PI * 2;

/** Shows a free-standing dog. Puts a dog cropped at the bottom behind a cushion. */
function cushioned(stage: Stage, dog: Spot): void {
  const { x, y, w, h } = dog.box;
  peek(stage, dog, y + h, {}, [x - 26, x + w + 26]);
  if (stage.bust) stage.draw(rect(x - 34, y + h - 24, w + 68, 50, 24), { line: 1.2 });
}

/** A ring maze that leads from the dog in the centre out to the ball. */
export const ringMaze: Look = {
  id: 'ring-maze',
  title: 'Round and round',
  family: 'puzzles',
  draw(stage) {
    const [x, y] = [425, 585];
    const [rings, inner] = stage.simple ? [2, 200] : [3, 200];
    const thick = (350 - inner) / rings;
    const columns = stage.simple ? 16 : 24;
    // A wall through all rings separates the first and the last column, so there is only one path.
    const maze = carve(stage.rng, columns, rings);
    const at = (c: number, r: number): [number, number] => [
      x + Math.cos((c / columns) * TAU) * (inner + r * thick),
      y + Math.sin((c / columns) * TAU) * (inner + r * thick),
    ];
    const arc = (c0: number, c1: number, r: number): string => {
      const radius = inner + r * thick;
      const large = (c1 - c0) / columns > 0.5 ? 1 : 0;
      return `M${at(c0, r).join(' ')}A${radius} ${radius} 0 ${large} 1 ${at(c1, r).join(' ')}`;
    };
    let d = '';
    const door = Math.floor(columns * 0.2);
    const exit = Math.floor(columns * 0.76);
    for (let r = 0; r <= rings; r++) {
      let from = -1;
      for (let c = 0; c <= columns; c++) {
        const wall =
          c < columns &&
          (r === 0 ? c !== door : r === rings ? c !== exit : maze.below[(r - 1) * columns + c]!);
        if (wall && from < 0) from = c;
        if ((!wall || c - from >= columns / 2) && from >= 0) {
          d += arc(from, c, r);
          from = wall ? c : -1;
        }
      }
    }
    for (let r = 0; r < rings; r++)
      for (let c = 0; c < columns; c++)
        if (c === columns - 1 || maze.right[r * columns + c]!)
          d += `M${at(c + 1, r).join(' ')}L${at(c + 1, r + 1).join(' ')}`;
    stage.trace(path(d), 1.15);
    const room = { x: x - inner, y: y - inner, w: inner * 2, h: inner * 2 };
    const dog = stage.stand({
      ground: y + inner * (stage.bust ? 1 : 0.78),
      w: inner * 1.56,
      h: inner * 1.62,
      crop: true,
      sink: 0,
      float: 0.5,
      stretch: false,
      area: room,
    });
    stage.show(dog, {
      halo: 0,
      ...(stage.bust ? { clip: toPathData(circle(x, y, inner - 4)) } : {}),
    });
    const [bx, by] = [
      x + Math.cos(((exit + 0.5) / columns) * TAU) * 400,
      y + Math.sin(((exit + 0.5) / columns) * TAU) * 400,
    ];
    stage.put(ball, bx, by, 84);
    stage.put(bone, 150, 965, 110, { turn: -0.5 }).put(bowl, 690, 1000, 96);
    stage.heading(words('ball', stage.name), 105);
  },
};

/** A maze in the shape of a bone, with the bowl at the other end. */
export const boneMaze: Look = {
  id: 'bone-maze',
  title: 'Bone maze',
  family: 'puzzles',
  draw(stage) {
    const cell = stage.simple ? 70 : 46;
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
    stage.trace(
      joined(
        walls(maze, open, [
          [first, into, 'bottom'],
          [last, out, 'top'],
        ]).map(([a, b, c, d]) =>
          line([x0 + a! * cell, y0 + b! * cell, x0 + c! * cell, y0 + d! * cell]),
        ),
      ),
      1.15,
    );
    const box = { x: 85, y: y0 + rows * cell + 16, w: 460, h: 990 - (y0 + rows * cell) };
    cushioned(
      stage,
      stage.stand({ x: 260, ground: 1016, w: 400, h: box.h, sink: -16, stretch: false, area: box }),
    );
    stage
      .put(bowl, 700, 148, 62)
      .trace(path('M560 1012L770 1012'), 1)
      .put(doghouse, 662, 1010, 122);
    stage.heading(words('bone', stage.name), 112, 540, 34, 360);
  },
};

/** Three tangled leashes, one of which leads to the dog. */
export const tangle: Look = {
  id: 'tangle',
  title: 'Which leash is it?',
  family: 'puzzles',
  draw(stage) {
    const ends = stage.rng.shuffle([0, 1, 2]);
    const tops = [185, 425, 665];
    const lows = [215, 425, 635];
    const bend = [
      [700, 330, 160, 520],
      [140, 300, 690, 470],
      [250, 420, 600, 320],
    ];
    ends.forEach((end, i) => {
      const [ax, ay, bx, by] = bend[i]!;
      stage.trace(
        path(
          `M${tops[i]} 245C${tops[i]} 330 ${ax} ${ay! - 40} ${ax} ${ay! + 20}S${bx} ${by! - 60} ${bx} ${by}S${lows[end]} 600 ${lows[end]} 660`,
        ),
        1.5,
      );
    });
    tops.forEach((x, i) => {
      stage.draw(circle(x, 205, 44)).labels([[String(i + 1), x, 205]], 40);
    });
    const area = { x: 85, y: 620, w: 680, h: 405 };
    lows.forEach((x, i) => {
      if (i === 1) return;
      stage.put(i === 0 ? bowl : ball, x - (i === 0 ? 20 : -30), i === 0 ? 960 : 900, 110);
      stage.trace(
        path(`M${x} 660C${x} 740 ${x - (i === 0 ? 20 : -30)} 780 ${x - (i === 0 ? 20 : -30)} 850`),
        1.5,
      );
    });
    const dog = stage.stand({
      x: 425,
      ground: 1005,
      w: 330,
      h: 350,
      sink: -10,
      stretch: false,
      area,
    });
    stage.trace(
      path(`M425 660C425 700 ${dog.head.mid[0]} 700 ${dog.head.mid[0]} ${dog.box.y + 30}`),
      1.5,
    );
    cushioned(stage, dog);
    stage.heading(words('tangle', stage.name), 124, 600);
    stage.mat(rounded(24));
  },
};
