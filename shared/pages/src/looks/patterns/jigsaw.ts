import { circle, path, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { appleToken, ballToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** The outlines of jigsaw pieces over the whole picture, including the dog. */
export const jigsaw: Look = {
  id: 'jigsaw',
  number: 82,
  title: 'Jigsaw',
  family: 'patterns',
  two: 'beside',
  young: {
    title: 'My piece',
    things: [ballToken, appleToken],
    layout: peephole(circle(425, 560, 220), [
      0,
      'M120 260L340 260C300 90 550 90 510 260L720 260L720 450C830 410 830 690 720 650L720 870L510 870C550 1030 300 1030 340 870L120 870Z',
    ]),
    number: 86,
  },
  draw(stage) {
    const clouds = [
      [200, 230, 80],
      [650, 200, 64],
    ];
    for (const [x, y, r] of stage.rich ? clouds : [[425, 190, 66]])
      stage.draw(scallop(x, y, r * 1.3, r * 0.8, 9, 0.6));
    stage.draw(path('M60 800C200 740 330 760 430 790C560 830 700 760 800 790L800 1040L60 1040Z'));
    stage.show(stage.stand({ ground: 950, w: 580, h: 720 }), { halo: 0 });
    const [columns, rows] = [3, stage.rich ? 4 : 3];
    const [w, h] = [AREA.w / columns, AREA.h / rows];
    /** An edge with a tab on one side, as path data. */
    const tab = (
      from: readonly [number, number],
      dx: number,
      dy: number,
      length: number,
      side: number,
    ): string => {
      const at = (t: number, n: number): string =>
        `${from[0] + dx * length * t - dy * n * length * side} ${from[1] + dy * length * t + dx * n * length * side}`;
      return `M${at(0, 0)}L${at(0.38, 0)}C${at(0.46, 0.02)} ${at(0.34, 0.16)} ${at(0.4, 0.22)}C${at(0.46, 0.28)} ${at(0.54, 0.28)} ${at(0.6, 0.22)}C${at(0.66, 0.16)} ${at(0.54, 0.02)} ${at(0.62, 0)}L${at(1, 0)}`;
    };
    let d = '';
    for (let r = 1; r < rows; r++)
      for (let c = 0; c < columns; c++)
        d += tab([AREA.x + c * w, AREA.y + r * h], 1, 0, w, (r + c) % 2 ? 1 : -1);
    for (let c = 1; c < columns; c++)
      for (let r = 0; r < rows; r++)
        d += tab([AREA.x + c * w, AREA.y + r * h], 0, 1, h, (r * 3 + c) % 2 ? 1 : -1);
    stage.stroke(d, 0.85);
    stage.frame(16);
  },
};
