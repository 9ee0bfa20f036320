import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { loadFinder } from '@scribblepup/finder';
import { checkedPage } from '@scribblepup/pages';
import { release } from '@scribblepup/pages/bitmap';
import { toPreview } from '@scribblepup/pages/preview';
import { Tracer, type Dab } from '@scribblepup/tracing';
import { peakOf } from '../../../e2e/support/memory';
import { offeredLooks } from '../src/offeredLooks';
import { brushIn, choices, stageClock, type Result } from './result';

/**
 * Runs in the benchmark's process: measures the engine on raw pixels, one page after the other.
 * @param weights path of the finder's weights
 */
async function run(file: string, width: number, height: number, weights: string): Promise<Result> {
  const data = new Uint8ClampedArray(readFileSync(file).buffer);
  const empty = peakOf(process.pid);
  const { stages, onStage } = stageClock();
  const start = performance.now();
  onStage('finder');
  const loaded = await loadFinder({ fetchWeights: () => Promise.resolve(readFileSync(weights)) });
  if (!loaded.ok) throw new Error(loaded.failure.kind);
  onStage('network');
  const photo = { width, height, data };
  const work = new Tracer(photo, {}, await loaded.finder.find(photo));
  const { dog, cutout } = work.run(onStage);
  const extraction = performance.now() - start;
  let pages25 = 0;
  let firstPage = 0;
  const from = performance.now();
  for (const [i, id] of offeredLooks().entries()) {
    const { bitmap } = checkedPage(dog, id, choices);
    const preview = toPreview(bitmap, 4);
    release(bitmap);
    PNG.sync.write(
      Object.assign(new PNG({ width: preview.width, height: preview.height }), {
        data: Buffer.from(preview.data.buffer),
      }),
    );
    if (i === 0) firstPage = performance.now() - start;
    if (i === 24) pages25 = performance.now() - from;
  }
  const pages100 = performance.now() - from;
  const brush = brushIn(cutout.area);
  const timeBrush = (dabs: readonly Dab[]): number => {
    const touched = performance.now();
    work.update({ dabs });
    work.cutout();
    return performance.now() - touched;
  };
  const tap = timeBrush([brush.tap]),
    drag = timeBrush([brush.tap, ...brush.drag]);
  return {
    stages,
    extraction,
    firstPage,
    pages25,
    pages100,
    tap,
    drag,
    memory: peakOf(process.pid),
    empty,
  };
}

const [file = '', width, height, weights = ''] = process.argv.slice(2);
void run(file, Number(width), Number(height), weights).then((result) =>
  process.stdout.write(JSON.stringify(result)),
);
