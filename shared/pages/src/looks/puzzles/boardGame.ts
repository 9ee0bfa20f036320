import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, heart, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { bone, paw } from '../props/things';
import { boneToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A board game around the dog, from the start to a bone. */
export const boardGame: Look = {
  id: 'board-game',
  number: 43,
  title: 'Board game',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'Ladybug',
    things: [starToken, boneToken],
    layout: peephole(
      circle(425, 320, 235),
      [0, ellipse(425, 690, 335, 325)],
      [1, 'M425 540L425 1015'],
      [2, circle(260, 690, 62)],
      [2, circle(590, 690, 62)],
      [2, circle(320, 870, 52)],
      [2, circle(530, 870, 52)],
    ),
    number: 54,
  },
  draw(stage) {
    const [columns, rows, s] = [5, 7, 139];
    const [x0, y0] = [77, 63];
    const ring: [number, number][] = [];
    for (let c = 0; c < columns; c++) ring.push([c, rows - 1]);
    for (let r = rows - 2; r >= 0; r--) ring.push([columns - 1, r]);
    for (let c = columns - 2; c >= 0; c--) ring.push([c, 0]);
    for (let r = 1; r < rows - 2; r++) ring.push([0, r]);
    ring.forEach(([c, r], i) => {
      const [x, y] = [x0 + (c + 0.5) * s, y0 + (r + 0.5) * s];
      stage.draw(rect(x - s / 2, y - s / 2, s, s), { line: 1.05 });
      if (i === ring.length - 1) stage.put(bone, x, y, 60);
      else if (i % 7 === 4) stage.put(paw, x, y, 74);
      else if (i % 9 === 6) stage.draw(star(x, y, 36, 16, 5));
      else if (i % 11 === 8) stage.draw(heart(x, y, 62));
      else stage.labels([[String(i + 1), x, y]], 34);
    });
    // The die lies in the gap between the start and the bone.
    const [x, y] = [x0 + s / 2, y0 + (rows - 1.5) * s];
    stage
      .draw(rect(x - 48, y - 48, 96, 96, 20))
      .draw(circle(x - 20, y - 20, 13))
      .draw(circle(x + 20, y + 20, 13));
    const area = { x: x0 + s, y: y0 + s, w: 3 * s, h: 5 * s };
    const hole = rect(area.x, area.y, area.w, area.h);
    stage.draw(hole);
    stage.show(
      stage.stand({
        ground: 862,
        w: 370,
        h: 500,
        crop: true,
        sink: 30,
        stretch: false,
        area,
      }),
      { clip: toPathData(hole) },
    );
    stage.stroke(hole, 1.1);
  },
};
