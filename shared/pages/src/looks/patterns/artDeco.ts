import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, line, polygon } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { fan } from '../parts/tiles';
import { balloon, bone } from '../props/things';
import { peephole } from '../young/framed';

/** Art deco fans around a tall window; the sun rises behind a broad bust. */
export const artDeco: Look = {
  id: 'art-deco',
  number: 66,
  title: 'Roaring twenties',
  family: 'patterns',
  young: {
    title: 'In the mirror',
    things: [balloon],
    layout: peephole(
      ellipse(425, 560, 215, 260),
      [
        0,
        'M325 130L525 130L525 205L625 205L625 295L715 295L715 825L625 825L625 915L525 915L525 990L325 990L325 915L225 915L225 825L135 825L135 295L225 295L225 205L325 205Z',
      ],
      [2, 'M425 130L425 300M425 820L425 990'],
    ),
    number: 73,
  },
  draw(stage) {
    const r = stage.rich ? AREA.w / 4 : AREA.w / 3;
    const top = AREA.y + (stage.rich ? 0 : 40);
    for (let row = 0; row * r < AREA.h + r; row++)
      for (let c = -2; c < 3; c++)
        fan(stage, 425 + (2 * c + (row % 2)) * r, top + (row + 1) * r, r, 2, 4);
    const area = { x: 165, y: 190, w: 520, h: 720 };
    const hole = polygon([425, 150, 690, 260, 690, 870, 425, 980, 160, 870, 160, 260]);
    const clip = toPathData(hole);
    stage.draw(hole, { line: 1.3 });
    const broadBust = isBroadBust(stage);
    if (broadBust) {
      for (let i = 1; i < 12; i++)
        stage.stroke(
          line([
            425,
            640,
            425 - Math.cos((i * Math.PI) / 12) * 900,
            640 - Math.sin((i * Math.PI) / 12) * 900,
          ]),
          1,
          clip,
        );
      stage.draw(circle(425, 640, 300), { clip });
    }
    stage.show(
      stage.stand({
        ground: 866,
        w: 490,
        h: 600,
        float: 0.5,
        sink: -6,
        stretch: false,
        crop: broadBust,
        area,
      }),
      broadBust ? { clip } : {},
    );
    if (broadBust) stage.stroke(hole, 1.3);
    if (stage.bust)
      stage
        .draw(polygon([160, 846, 690, 846, 690, 870, 425, 980, 160, 870]), { line: 1.3 })
        .put(bone, 425, 904, 130);
    stage.frame(0, { line: 2 });
  },
};
