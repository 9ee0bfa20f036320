import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { Extraction, looks } from '../src';
import { checkedPage } from '../src/compose/page';
import { release } from '../src/gates/raster';
import { toPreview } from '../src/output/preview';
import { choices, stageClock, type Result } from './result';

/** What the benchmark's process runs: the engine on raw pixels (file, width, height), one page after the other. Writes its Result. */
function run(file: string, width: number, height: number): Result {
  const data = new Uint8ClampedArray(readFileSync(file).buffer);
  const empty = process.resourceUsage().maxRSS / 1024;
  const { stages, onStage } = stageClock();
  const start = performance.now();
  const work = new Extraction({ width, height, data });
  const { dog, cutout } = work.run(onStage);
  const extraction = performance.now() - start;
  let pages25 = 0;
  let firstPage = 0;
  const from = performance.now();
  for (let i = 0; i < looks.length; i++) {
    const { bitmap } = checkedPage(dog, i, choices);
    const preview = toPreview(bitmap, 4);
    release(bitmap);
    PNG.sync.write(Object.assign(new PNG({ width: preview.width, height: preview.height }), { data: Buffer.from(preview.data.buffer) }));
    if (i === 0) firstPage = performance.now() - start;
    if (i === 24) pages25 = performance.now() - from;
  }
  const pages100 = performance.now() - from;
  const { x, y, width: across, height: down } = cutout.area;
  const touched = performance.now();
  work.update({ dabs: [{ x: x + across / 2, y: y + down / 2, radius: across / 20, mode: 'keep' }] });
  work.cutout();
  const dab = performance.now() - touched;
  return { stages, extraction, firstPage, pages25, pages100, dab, memory: process.resourceUsage().maxRSS / 1024, empty };
}

const [file = '', width, height] = process.argv.slice(2);
process.stdout.write(JSON.stringify(run(file, Number(width), Number(height))));
