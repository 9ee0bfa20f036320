import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { carve } from '../parts/maze';
import { cloud } from '../props/nature';
import { ball, bone, bowl } from '../props/things';
import { behindLayout } from '../young/standing';

const TAU = Math.PI * 2;

/** A ring maze that leads from the dog in the center out to the ball. */
export const ringMaze: Look = {
  id: 'ring-maze',
  number: 35,
  title: 'Round and round',
  family: 'puzzles',
  young: { title: 'Get the ball', things: [ball, cloud], layout: behindLayout, number: 5 },
  draw(stage) {
    const [x, y] = [425, 585];
    const [rings, inner] = [3, 200];
    const thickness = (350 - inner) / rings;
    const columns = 24;
    // A wall through all rings separates the first and the last column, so there is only one path.
    const maze = carve(stage.rng, columns, rings);
    const at = (c: number, r: number): [number, number] => [
      x + Math.cos((c / columns) * TAU) * (inner + r * thickness),
      y + Math.sin((c / columns) * TAU) * (inner + r * thickness),
    ];
    const arc = (c0: number, c1: number, r: number): string => {
      const radius = inner + r * thickness;
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
          (r === 0 ? c !== door : r === rings ? c !== exit : maze.below[(r - 1) * columns + c]);
        if (wall && from < 0) from = c;
        if ((!wall || c - from >= columns / 2) && from >= 0) {
          d += arc(from, c, r);
          from = wall ? c : -1;
        }
      }
    }
    for (let r = 0; r < rings; r++)
      for (let c = 0; c < columns; c++)
        if (c === columns - 1 || maze.right[r * columns + c])
          d += `M${at(c + 1, r).join(' ')}L${at(c + 1, r + 1).join(' ')}`;
    stage.stroke(path(d), 1.15);
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
    stage.put(bone, 150, 965, 110, { rotation: -0.5 }).put(bowl, 690, 1000, 96);
    stage.heading(textFor('ball', stage.name), 105);
  },
};
