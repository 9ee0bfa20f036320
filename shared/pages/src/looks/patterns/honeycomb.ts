import { circle, heart, regularPolygon, star } from '@scribblepup/imaging/curves/shapes';
import { AREA, right } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { octagon } from '../parts/frames';
import { hexagons } from '../parts/tiles';
import { bone, paw } from '../props/things';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A honeycomb with paws, bones, hearts and stars in its cells. */
export const honeycomb: Look = {
  id: 'honeycomb',
  number: 30,
  title: 'Honeycomb',
  family: 'patterns',
  young: {
    title: 'Busy bee',
    things: [heartToken],
    layout: peephole(
      circle(425, 390, 235),
      [0, 'M230 560C70 440 50 660 90 740C140 830 270 800 330 700Z'],
      [0, 'M620 560C780 440 800 660 760 740C710 830 580 800 520 700Z'],
      [0, 'M230 560C210 820 300 970 425 1015C550 970 640 820 620 560Z'],
      [2, 'M235 740L615 740M269 860L581 860'],
      [2, 'M330 190C310 120 270 95 230 100'],
      [2, 'M520 190C540 120 580 95 620 100'],
    ),
    number: 45,
  },
  draw(stage) {
    hexagons(stage, stage.rich ? 262 : 320, (x, y, s, i) => {
      // Up to eight years, cells that the frame cuts stay empty.
      if (!stage.rich && (x < AREA.x + 90 || y < AREA.y + 90 || x > right(AREA) - 90)) return;
      const kind = (i * 3 + (i >> 3)) % 5;
      if (kind === 0) stage.put(paw, x, y, s * 0.5);
      else if (kind === 1) stage.put(bone, x, y, s * 0.42, { rotation: -0.5 });
      else
        stage.thing(() => {
          if (kind === 2 && stage.rich) stage.draw(regularPolygon(x, y, s * 0.46, 6));
          if (kind === 2) stage.draw(heart(x, y, s * 0.42));
          else if (kind === 3) stage.draw(star(x, y, s * 0.44, s * 0.2, 6));
          else stage.draw(circle(x, y, s * 0.28));
        });
    });
    stage.show(stage.stand({ x: 400, ground: 965, w: 680, h: 860, float: 0.4 }), { halo: 14 });
    stage.frame(octagon(60));
  },
};
