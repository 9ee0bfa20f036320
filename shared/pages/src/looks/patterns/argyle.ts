import { circle, heart, polygon, rect, star } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { pinked } from '../parts/patternedFrames';
import { bone, paw } from '../props/things';
import { boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/**
 * Knitted diamonds, with things in every other row. From eight years on, the rows between them have
 * smaller diamonds inside the large ones.
 */
export const argyle: Look = {
  id: 'argyle',
  number: 78,
  title: 'Argyle',
  family: 'patterns',
  young: {
    title: 'In the sock',
    things: [boneToken],
    layout: peephole(
      circle(350, 465, 180),
      [
        0,
        'M120 240L580 240L580 570C670 640 770 700 750 850C740 960 620 1010 500 1010C340 1010 120 900 120 700Z',
      ],
      [1, rect(80, 85, 540, 170, 40)],
      [2, 'M470 1010C490 900 590 800 717 694'],
    ),
    number: 83,
  },
  draw(stage) {
    const [w, h] = stage.rich ? [280, 380] : [350, 475];
    const at = (r: number, c: number): [number, number] => [
      AREA.x + c * w + (r % 2 === 0 ? 0 : w / 2),
      AREA.y + (r * h) / 2,
    ];
    for (let r = -1; r < 9; r++)
      for (let c = -1; c < 6; c++) {
        const [x, y] = at(r, c);
        stage.draw(polygon([x, y - h / 2, x + w / 2, y, x, y + h / 2, x - w / 2, y]));
        const kind = (r + 2 * c + 8) % 4;
        if (stage.rich && r % 2 !== 0)
          stage.draw(polygon([x, y - h * 0.34, x + w * 0.34, y, x, y + h * 0.34, x - w * 0.34, y]));
        else if (!stage.rich && r % 2 === 0) continue;
        // The frame would cut off a thing in a diamond at the edge.
        else if (x < AREA.x + 40 || y < AREA.y + 40) continue;
        else if (kind === 0) stage.put(paw, x, y, w * 0.44);
        else if (kind === 1) stage.thing(() => stage.draw(heart(x, y, w * 0.44)));
        else if (kind === 2) stage.put(bone, x, y, w * 0.36, { rotation: -0.7 });
        else stage.thing(() => stage.draw(star(x, y, w * 0.24, w * 0.11, 5)));
      }
    stage.show(stage.stand({ x: 360, ground: 1000, w: 560, h: 720, float: 0.2, mirror: true }), {
      halo: 14,
    });
    stage.frame(stage.rich ? pinked() : pinked(14, 14), { line: 1.2 });
  },
};
