import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { SheetBox } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { trim } from '../parts/trim';
import { heartToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

type Fill = (stage: Stage, box: SheetBox, clip: string) => void;

const dots: Fill = (stage, { x, y, w, h }, clip) => {
  const k = stage.rich ? 0.9 : 1.4;
  for (let r = 0; r * 140 * k < h + 140; r++)
    for (let c = 0; c * 150 * k < w + 150; c++)
      stage.draw(circle(x + (c * 150 + (r % 2) * 75) * k, y + r * 140 * k, 42 * k), {
        line: 0.8,
        clip,
      });
};

const beams: Fill = (stage, { x, y, w, h }, clip) => {
  const [cx, cy] = [x + w / 2, y + h * 0.55];
  const n = stage.rich ? 16 : 7;
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n + 0.39;
    stage.stroke(
      path(
        `M${cx + Math.cos(a) * 70} ${cy + Math.sin(a) * 70}L${cx + Math.cos(a) * 500} ${cy + Math.sin(a) * 500}`,
      ),
      0.9,
      clip,
    );
  }
  trim(stage, circle(cx, cy, 215), 'scallops', 60, { height: 40, left: true, clip });
};

const checks: Fill = (stage, { x, y, w, h }, clip) => {
  const s = stage.rich ? 190 : w;
  for (let i = -5; i < 5; i++)
    stage.stroke(
      path(
        `M${x + i * s} ${y}L${x + i * s + h} ${y + h}M${x + w - i * s} ${y}L${x + w - i * s - h} ${y + h}`,
      ),
      0.8,
      clip,
    );
};

const zigzags: Fill = (stage, { x, y, w, h }, clip) => {
  const s = stage.rich ? 150 : 230;
  for (let r = 0; r * s < h + 80; r++) {
    const points: number[] = [];
    for (let c = 0; c * 86 <= w + 86; c++) points.push(x + c * 86, y + r * s + (c % 2) * 62);
    stage.stroke({ ops: `M${'L'.repeat(points.length / 2 - 1)}`, xy: points }, 0.8, clip);
  }
};

/** The dog four times, each time in front of a different pattern. */
export const popart: Look = {
  id: 'popart',
  number: 10,
  title: 'Pop art',
  family: 'patterns',
  two: 'apart',
  need: 'face',
  young: {
    title: 'Lollipop',
    things: [heartToken, starToken],
    layout: peephole(
      circle(425, 380, 225),
      [1, rect(385, 640, 80, 380, 30)],
      [0, circle(425, 380, 305)],
      [2, 'M640 380L730 380M210 380L120 380M425 155L425 75'],
    ),
    number: 30,
  },
  draw(stage) {
    const { area } = stage;
    const [w, h] = [area.w / 2, area.h / 2];
    [dots, beams, checks, zigzags].forEach((fill, i) => {
      const box = {
        x: area.x + (i % 2) * w,
        y: area.y + Math.floor(i / 2) * h,
        w,
        h,
      };
      const hole = rect(box.x, box.y, w, h);
      const clip = toPathData(hole);
      stage.draw(hole, { line: 1.2 });
      fill(stage, box, clip);
      // If there are two dogs, each has its own diagonal.
      const memberStage = stage.member(i % 3 === 0 ? 0 : 1);
      const dog = memberStage.stand({
        ground: box.y + h - 22,
        w: w * 0.86,
        h: h * 0.8,
        crop: true,
        sink: 26,
        float: 0.4,
        stretch: false,
        mirror: i % 3 !== 0,
        area: box,
      });
      memberStage.show(dog, { clip, detail: dog.item.detail * 0.4 }).stroke(hole, 1.4);
    });
  },
};
