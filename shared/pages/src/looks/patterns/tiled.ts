import { circle, heart, polygon, regular, star } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../../canvas/look';
import { pinked } from '../parts/edges';
import { octagon } from '../parts/frames';
import { hexagons } from '../parts/tiles';
import { bone, paw } from '../props/things';

export const honey: Look = {
  id: 'honeycomb',
  title: 'Honeycomb',
  family: 'patterns',
  draw(stage) {
    hexagons(stage, 262, (x, y, s, i) => {
      const kind = (i * 3 + (i >> 3)) % 5;
      if (kind === 2) stage.draw(regular(x, y, s * 0.46, 6));
      if (kind === 0) stage.put(paw, x, y, s * 0.5);
      else if (kind === 1) stage.put(bone, x, y, s * 0.42, { turn: -0.5 });
      else if (kind === 2) stage.draw(heart(x, y, s * 0.42));
      else if (kind === 3) stage.draw(star(x, y, s * 0.44, s * 0.2, 6));
      else stage.draw(circle(x, y, s * 0.28));
    });
    stage.show(stage.stand({ x: 400, ground: 965, w: 680, h: 860, float: 0.4 }), { halo: 14 });
    stage.frame(octagon(60));
  },
};

/** Knitted diamonds, crossed by thin ones, with things in every second diamond. */
export const argyle: Look = {
  id: 'argyle',
  title: 'Argyle',
  family: 'patterns',
  draw(stage) {
    const [w, h] = [280, 380];
    const at = (r: number, c: number): [number, number] => [
      AREA.x + c * w + (r % 2 === 0 ? 0 : w / 2),
      AREA.y + (r * h) / 2,
    ];
    for (let r = -1; r < 9; r++)
      for (let c = -1; c < 6; c++) {
        const [x, y] = at(r, c);
        stage.draw(polygon([x, y - h / 2, x + w / 2, y, x, y + h / 2, x - w / 2, y]));
        const kind = (r + 2 * c + 8) % 4;
        if (r % 2 !== 0)
          stage.draw(polygon([x, y - h * 0.34, x + w * 0.34, y, x, y + h * 0.34, x - w * 0.34, y]));
        else if (kind === 0) stage.put(paw, x, y, w * 0.44);
        else if (kind === 1) stage.draw(heart(x, y, w * 0.44));
        else if (kind === 2) stage.put(bone, x, y, w * 0.36, { turn: -0.7 });
        else stage.draw(star(x, y, w * 0.24, w * 0.11, 5));
      }
    stage.show(stage.stand({ x: 360, ground: 1000, w: 560, h: 720, float: 0.2 }), { halo: 14 });
    stage.frame(pinked(), 1.2);
  },
};
