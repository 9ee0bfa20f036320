import { circle, path, rect } from '../../compose/shapes';
import { toPathData } from '../../compose/curve';
import type { Stage } from '../../compose/stage';
import type { Box } from '../../compose/sheet';
import type { Look } from '../look';

type Fill = (stage: Stage, box: Box, clip: string) => void;

const dots: Fill = (stage, { x, y, w, h }, clip) => {
  for (let r = 0; r * 140 < h + 140; r++) for (let c = 0; c * 150 < w + 150; c++) stage.draw(circle(x + c * 150 + (r % 2) * 75, y + r * 140, 42), { line: 0.8, clip });
};
const beams: Fill = (stage, { x, y, w, h }, clip) => {
  const [cx, cy] = [x + w / 2, y + h * 0.55];
  for (let i = 0; i < 8; i++) stage.trace(path(`M${cx + Math.cos(i * 0.7854 + 0.39) * 70} ${cy + Math.sin(i * 0.7854 + 0.39) * 70}L${cx + Math.cos(i * 0.7854 + 0.39) * 500} ${cy + Math.sin(i * 0.7854 + 0.39) * 500}`), 0.9, clip);
};
const checks: Fill = (stage, { x, y, w, h }, clip) => {
  for (let i = -2; i < 4; i++) stage.trace(path(`M${x + i * 190} ${y}L${x + i * 190 + h} ${y + h}M${x + w - i * 190} ${y}L${x + w - i * 190 - h} ${y + h}`), 0.8, clip);
};
const zigzags: Fill = (stage, { x, y, w, h }, clip) => {
  for (let r = 0; r * 150 < h + 80; r++) {
    const points: number[] = [];
    for (let c = 0; c * 86 <= w + 86; c++) points.push(x + c * 86, y + r * 150 + (c % 2) * 62);
    stage.trace({ ops: `M${'L'.repeat(points.length / 2 - 1)}`, xy: points }, 0.8, clip);
  }
};

/** Four times the dog, each before another pattern. */
export const popart: Look = {
  id: 'popart',
  title: 'Pop art',
  family: 'patterns',
  draw(stage) {
    const { area } = stage;
    const [w, h] = [area.w / 2 - 8, area.h / 2 - 8];
    [dots, beams, checks, zigzags].forEach((fill, i) => {
      const box = { x: area.x + (i % 2) * (w + 16), y: area.y + Math.floor(i / 2) * (h + 16), w, h };
      const hole = rect(box.x, box.y, w, h);
      const clip = toPathData(hole);
      stage.draw(hole, { line: 1.2 });
      fill(stage, box, clip);
      const dog = stage.stand({ ground: box.y + h - 22, w: w * 0.86, h: h * 0.8, crop: true, sink: 26, float: 0.4, stretch: false, mirror: i % 3 !== 0, area: box });
      stage.show(dog, { clip, detail: dog.item.detail * 0.4 }).trace(hole, 1.4);
    });
  },
};
