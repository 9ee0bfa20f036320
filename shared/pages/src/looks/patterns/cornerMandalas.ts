import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { mandala } from '../parts/mandala';
import { leaf } from '../props/nature';
import { peephole } from '../young/framed';

/** A different quarter mandala in each of the four corners, around an oval. */
export const cornerMandalas: Look = {
  id: 'corner-mandalas',
  number: 54,
  title: 'Four corners',
  family: 'patterns',
  young: {
    title: 'Butterfly',
    things: [leaf],
    layout: peephole(
      ellipse(425, 540, 180, 230),
      [
        0,
        'M400 480C300 180 90 110 80 260C70 430 110 510 185 540C110 570 90 720 140 860C190 960 330 890 400 640Z',
      ],
      [
        0,
        'M450 480C550 180 760 110 770 260C780 430 740 510 665 540C740 570 760 720 710 860C660 960 520 890 450 640Z',
      ],
      [2, circle(185, 310, 56)],
      [2, circle(665, 310, 56)],
      [2, circle(220, 800, 52)],
      [2, circle(630, 800, 52)],
    ),
    number: 64,
  },
  draw(stage) {
    const { x, y, w, h } = AREA;
    mandala(
      stage,
      x,
      y,
      stage.rich ? 44 : 70,
      stage.rich
        ? [
            ['petals', 12, 70],
            ['beads', 20, 40],
            ['pointed', 20, 96],
          ]
        : [['lotus', 8, 170]],
    );
    mandala(
      stage,
      x + w,
      y,
      stage.rich ? 50 : 84,
      stage.rich
        ? [
            ['zigzag', 16, 52],
            ['hearts', 16, 56],
            ['arches', 22, 84],
          ]
        : [['hearts', 8, 130]],
    );
    mandala(
      stage,
      x,
      y + h,
      stage.rich ? 48 : 76,
      stage.rich
        ? [
            ['drops', 14, 66],
            ['petals', 16, 96],
          ]
        : [['loops', 8, 150]],
    );
    mandala(
      stage,
      x + w,
      y + h,
      stage.rich ? 46 : 82,
      stage.rich
        ? [
            ['lotus', 12, 66],
            ['stars', 14, 54],
            ['loops', 18, 82],
          ]
        : [['drops', 8, 150]],
    );
    // A broad bust is about as wide as tall.
    const [rx, ry] = isBroadBust(stage) ? [286, 300] : [236, 345];
    const hole = ellipse(425, 550, rx, ry);
    stage.draw(hole, { line: 1.4 });
    const half = rx > 250 ? rx * 0.9 : rx;
    const area = { x: 425 - half, y: 550 - ry, w: 2 * half, h: 2 * ry };
    stage.show(
      stage.stand({
        ground: 550 + (stage.bust ? ry + 5 : 250),
        w: 440,
        h: 570,
        crop: true,
        sink: 0,
        float: 0.5,
        stretch: false,
        area,
      }),
      { clip: toPathData(hole) },
    );
    stage.stroke(hole, 1.2);
    stage.frame(0, { line: 1.6 });
  },
};
