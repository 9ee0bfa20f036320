import { PNG } from 'pngjs';
import { Extraction, looks, type Pixels } from '../src';
import { checkedPage } from '../src/compose/page';
import { toPreview } from '../src/output/preview';
import { choices, stageClock, type Result } from './result';

/** The engine in this process, one page after the other. */
export function runInNode(photo: Pixels): Result {
  const { stages, onStage } = stageClock();
  const start = performance.now();
  const work = new Extraction(photo);
  const { dog, cutout } = work.run(onStage);
  const extraction = performance.now() - start;
  let pages25 = 0;
  let firstPage = 0;
  const from = performance.now();
  for (let i = 0; i < looks.length; i++) {
    const { width, height, data } = toPreview(checkedPage(dog, i, choices).bitmap, 4);
    PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data.buffer) }));
    if (i === 0) firstPage = performance.now() - start;
    if (i === 24) pages25 = performance.now() - from;
  }
  const pages100 = performance.now() - from;
  const { x, y, width, height } = cutout.area;
  const touched = performance.now();
  work.update({ dabs: [{ x: x + width / 2, y: y + height / 2, radius: width / 20, mode: 'keep' }] });
  work.cutout();
  return { stages, extraction, firstPage, pages25, pages100, dab: performance.now() - touched, memory: process.resourceUsage().maxRSS / 1024 };
}
