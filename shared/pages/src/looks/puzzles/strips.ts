import { toPathData } from '@scribblepup/imaging/curves/path';
import { line, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { bush, cloud, plainSun, roundTree } from '../props/nature';
import { vesselLayout } from '../young/seated';

/** The picture in strips to cut apart and put back in order. */
export const strips: Look = {
  id: 'strips',
  number: 95,
  title: 'Cut and put together',
  family: 'puzzles',
  two: 'beside',
  need: 'face',
  young: {
    title: 'Behind the bush',
    things: [bush, cloud],
    layout: vesselLayout((x, rim, base, half) => [
      path(
        `M${x - half} ${base}C${x - half * 1.3} ${base - 120} ${x - half * 1.1} ${rim + 30} ${x - half * 0.66} ${rim + 50}C${x - half * 0.6} ${rim - 40} ${x - half * 0.1} ${rim - 40} ${x} ${rim + 30}C${x + half * 0.1} ${rim - 40} ${x + half * 0.6} ${rim - 40} ${x + half * 0.66} ${rim + 50}C${x + half * 1.1} ${rim + 30} ${x + half * 1.3} ${base - 120} ${x + half} ${base}Z`,
      ),
    ]),
    number: 22,
  },
  draw(stage) {
    const { area } = stage;
    const box = { x: area.x, y: area.y, w: area.w, h: area.h - 66 };
    stage.draw(rect(box.x, box.y, box.w, box.h));
    stage.draw(
      path(
        `M75 700C220 640 330 700 450 670C580 640 690 690 775 650L775 ${box.y + box.h}L75 ${box.y + box.h}Z`,
      ),
    );
    stage.put(plainSun(8), 190, 205, 90).put(cloud, 560, 190, 130).put(roundTree, 208, 800, 140);
    const clip = toPathData(rect(box.x, box.y, box.w, box.h));
    stage.show(stage.stand({ ground: 935, w: 660, h: 840, crop: true, sink: 40, area: box }), {
      clip,
    });
    const n = stage.rich ? 6 : 4;
    for (let i = 1; i < n; i++)
      stage.stroke(
        line([box.x + (box.w * i) / n, box.y, box.x + (box.w * i) / n, area.y + area.h]),
        1.1,
      );
    stage
      .stroke(rect(area.x, area.y, area.w, area.h), 1.3)
      .stroke(line([area.x, box.y + box.h, area.x + area.w, box.y + box.h]), 1.1);
    stage.labels(
      Array.from(
        { length: n },
        (_, i) => [String(i + 1), box.x + (box.w * (i + 0.5)) / n, box.y + box.h + 33] as const,
      ),
      34,
    );
  },
};
