import { circle, heart, path, star } from '@scribblepup/imaging/curves/shapes';
import { AREA, right } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { bands } from '../parts/tiles';
import { leaf } from '../props/nature';
import { heartToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A flag of wavy bands, each with a different pattern. */
export const doodleBands: Look = {
  id: 'doodle-bands',
  number: 50,
  title: 'Doodle bands',
  family: 'patterns',
  young: {
    title: 'The snail',
    things: [starToken, heartToken],
    layout: peephole(
      circle(390, 520, 215),
      [
        0,
        'M590 900C680 860 690 700 660 590C630 470 640 400 700 390C780 390 790 520 775 640C760 850 700 1010 560 1010L130 1010C70 1010 60 960 120 920C200 880 400 900 590 900Z',
      ],
      [0, circle(390, 570, 330)],
      [2, circle(690, 350, 44)],
    ),
    number: 60,
  },
  draw(stage) {
    const k = stage.rich ? 0.84 : 5 / 3;
    const from = stage.rich ? AREA.x + 20 : AREA.x - 70 * k;
    const flag = bands(stage, stage.rich ? 6 : 4, 24, (i, top, bottom) => {
      const middle = (x: number): number => (top(x) + bottom(x)) / 2;
      for (let x = from; x < right(AREA) + 30; x += 140 * k) {
        const y = middle(x);
        if (i === 0) stage.thing(() => stage.draw(circle(x, y, 50 * k)));
        else if (i === 1)
          stage.stroke(
            path(
              `M${x} ${top(x)}L${x + 70 * k} ${bottom(x + 70 * k)}L${x + 140 * k} ${top(x + 140 * k)}`,
            ),
            0.9,
          );
        else if (i === 2) stage.thing(() => stage.draw(heart(x, y, 96 * k)));
        else if (i === 3)
          stage.stroke(
            path(
              `M${x} ${top(x)}L${x} ${bottom(x)}M${x + 70 * k} ${top(x + 70 * k)}L${x + 70 * k} ${bottom(x + 70 * k)}`,
            ),
            0.9,
          );
        else if (i === 4) stage.put(leaf, x, y, 104 * k, { rotation: 1.2 });
        else stage.thing(() => stage.draw(star(x, y, 44 * k, 20 * k, 5)));
      }
    });
    stage.show(stage.stand({ x: 380, ground: 970, w: 520, h: 700, float: 0.5 }), { halo: 14 });
    stage.frame(flag);
  },
};
