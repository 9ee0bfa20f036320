import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, heart, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { paw } from '../props/things';
import { ballToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Four tic-tac-toe boards around the dog. */
export const ticTacToe: Look = {
  id: 'tic-tac-toe',
  number: 83,
  title: 'Three in a row',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'The frog',
    things: [ballToken, starToken],
    layout: peephole(
      ellipse(425, 700, 270, 190),
      [0, circle(190, 350, 120)],
      [0, circle(660, 350, 120)],
      [
        0,
        'M425 380C650 380 790 520 790 700C790 880 640 980 425 980C210 980 60 880 60 700C60 520 200 380 425 380Z',
      ],
      [2, circle(190, 340, 52)],
      [2, circle(660, 340, 52)],
    ),
    number: 87,
  },
  draw(stage) {
    const board = (x: number, y: number, s: number): void => {
      stage.stroke(
        path(
          `M${x + s / 3} ${y}L${x + s / 3} ${y + s}M${x + (2 * s) / 3} ${y}L${x + (2 * s) / 3} ${y + s}M${x} ${y + s / 3}L${x + s} ${y + s / 3}M${x} ${y + (2 * s) / 3}L${x + s} ${y + (2 * s) / 3}`,
        ),
        1.3,
      );
    };
    for (const [x, y] of [
      [97, 97],
      [533, 97],
      [97, 783],
      [533, 783],
    ] as const)
      board(x, y, 220);
    const box = { x: 75, y: 350, w: 700, h: 400 };
    const hole = rect(box.x, box.y, box.w, box.h, 40);
    stage.draw(hole, { line: 1.2 });
    const dog = stage.stand({
      ground: 736,
      w: 420,
      h: 370,
      crop: true,
      sink: 16,
      stretch: false,
      area: box,
    });
    const sideOffset = Math.min(268, 350 - (dog.box.x - box.x) / 2);
    const size = Math.min(110, dog.box.x - box.x - 30);
    for (const s of size > 40 ? [-1, 1] : [])
      stage
        .draw(heart(425 + s * sideOffset, 460, size * 0.9))
        .put(paw, 425 + s * sideOffset, 630, size * 1.1, { rotation: s * 0.3 });
    stage.show(dog, { clip: toPathData(hole) });
    stage.stroke(hole, 1.2);
    if (!stage.logo(425, 200, 150, 190)) stage.put(paw, 425, 180, 130);
    stage.put(paw, 425, 905, 130);
  },
};
