import { createColoringClient, offeredLooks } from '../src';
import type { Dab } from '@scribblepup/tracing';
import { brushIn, choices, stageClock, type Result } from './result';

/** How long a visitor takes to choose a photo, in ms; meanwhile the site warms up a worker. */
const LOOKING_MS = 2000;

/** Runs in the benchmark's page: measures the client with its workers, as the site uses it. */
async function run(photo: Blob): Promise<Omit<Result, 'memory' | 'empty'>> {
  const client = createColoringClient({ spawn: () => new Worker('/worker.js') });
  client.warmUp();
  await new Promise((resolve) => setTimeout(resolve, LOOKING_MS));
  const { stages, onStage } = stageClock();
  const start = performance.now();
  const { dog, cutout } = await client.extract(photo, {}, { onProgress: onStage });
  const extraction = performance.now() - start;
  const draw = async (count: number): Promise<[first: number, all: number]> => {
    const from = performance.now();
    let first = 0;
    await client.drawPages(dog, choices, {
      looks: offeredLooks(count),
      onPage: () => void (first ||= performance.now() - from),
    });
    return [first, performance.now() - from];
  };
  const [first, pages25] = await draw(25);
  const [, pages100] = await draw(100);
  const brush = brushIn(cutout.area);
  const timeBrush = async (dabs: readonly Dab[]): Promise<number> => {
    const touched = performance.now();
    let ms = 0;
    await client.extract(
      photo,
      { dabs },
      { onCutout: () => void (ms = performance.now() - touched) },
    );
    return ms;
  };
  const tap = await timeBrush([brush.tap]),
    drag = await timeBrush([brush.tap, ...brush.drag]);
  client.dispose();
  return { stages, extraction, firstPage: extraction + first, pages25, pages100, tap, drag };
}

Object.assign(globalThis, { bench: run });
