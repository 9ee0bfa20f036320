import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { inset } from '../../canvas/sheet';
import { isInAny, outlinesAround } from '../../canvas/placedDog';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { poissonDiskSample, voronoi } from '../parts/voronoi';
import { balloon } from '../props/things';
import { underLayout } from '../young/standing';

/** Numbered cells around the dog, and a key below to choose a color for each number. */
export const byNumbers: Look = {
  id: 'by-numbers',
  number: 31,
  title: 'Color by numbers',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'My balloon',
    things: [balloon, balloon, balloon],
    layout: underLayout,
    number: 4,
  },
  draw(stage) {
    const { area, rng } = stage;
    const colors = stage.rich ? 5 : 4;
    const box = { x: area.x, y: area.y, w: area.w, h: area.h - 105 };
    const points = poissonDiskSample(rng, inset(box, -20), stage.rich ? 132 : 180);
    const dog = stage.stand({
      ground: box.y + box.h - 22,
      w: 500,
      h: 640,
      sink: 24,
      float: 0.4,
      area: box,
    });
    const keepOff = outlinesAround(dog, 22);
    const marks: [string, number, number][] = [];
    for (const cell of voronoi(points, inset(box, -30))) {
      if (cell.length < 6) continue;
      stage.draw(polygon(cell), { line: 1.1 });
      const n = cell.length / 2;
      const cx = cell.reduce((sum, v, i) => sum + (i % 2 === 0 ? v : 0), 0) / n;
      const cy = cell.reduce((sum, v, i) => sum + (i % 2 === 1 ? v : 0), 0) / n;
      if (
        cx > box.x + 20 &&
        cx < box.x + box.w - 20 &&
        cy > box.y + 20 &&
        cy < box.y + box.h - 20 &&
        !isInAny(keepOff, [cx, cy])
      )
        marks.push([String(rng.integer(1, colors)), cx, cy]);
    }
    stage.labels(marks, 22);
    stage.show(dog, {
      halo: 8,
      clip: toPathData(rect(box.x, box.y, box.w, box.h)),
    });
    stage.frame(rounded(18, box));
    for (let i = 0; i < colors; i++) {
      const x = 425 + (i - (colors - 1) / 2) * 140;
      stage.draw(circle(x, 978, 42)).labels([[String(i + 1), x, 978]], 34);
    }
  },
};
