import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readCommandLine } from '../../../scripts/config/commandLine';
import { runInChromium } from './browser';
import { runInNode } from './node';
import { benchPhoto, namedFiles } from './photo';
import { cannyTime } from './reference';
import type { Result } from './result';

/**
 * Usage: npm run bench -w shared/studio [-- photo.jpg ...]. Measures the engine in Node and in
 * Chromium's workers for each photo, or for a drawn dog, next to ImageMagick's -canny on the same
 * pixels and the previous run.
 */
const RESULTS_FOLDER = join(tmpdir(), 'scribblepup-coloring-bench');
const RUNS = 3;

/** Upper limit of each figure on two cores, in ms and MB. */
const GOALS = {
  extraction: 2000,
  firstPage: 2500,
  pages25: 3000,
  pages100: 6000,
  tap: 300,
  drag: 100,
  memory: 330,
};

function previousResult(file: string): Partial<Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } catch {
    return {};
  }
}

function print(where: string, name: string, result: Result, canny: number | null): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const file = join(RESULTS_FOLDER, `${name}-${where}.json`);
  const before = previousResult(file);
  const line = (
    what: string,
    value: number,
    lastValue: number | undefined,
    goal?: number,
    unit = 'ms',
  ): void =>
    console.log(
      `  ${what.padEnd(22)}${value.toFixed(0).padStart(7)} ${unit}${goal ? ` ${value <= goal ? 'of' : 'OVER'} ${goal}`.padEnd(12) : ''.padEnd(12)}` +
        `${canny && unit === 'ms' ? `${(value / canny).toFixed(2)} x canny` : ''.padEnd(12)}${lastValue ? `  ${(value / lastValue).toFixed(2)} x last time` : ''}`,
    );
  console.log(` in ${where}`);
  for (const [stage, ms] of Object.entries(result.stages))
    line(`  ${stage}`, ms, before.stages?.[stage]);
  line('extraction', result.extraction, before.extraction, GOALS.extraction);
  line('first page', result.firstPage, before.firstPage, GOALS.firstPage);
  line('25 pages', result.pages25, before.pages25, GOALS.pages25);
  line('100 pages, previews', result.pages100, before.pages100, GOALS.pages100);
  line('a first tap', result.tap, before.tap, GOALS.tap);
  line('a drag after it', result.drag, before.drag, GOALS.drag);
  line('peak memory', result.memory.own, before.memory?.own, GOALS.memory, 'MB');
  line('  before the work', result.empty.own, before.empty?.own, undefined, 'MB');
  line('  and the program', result.memory.program, before.memory?.program, undefined, 'MB');
  writeFileSync(file, JSON.stringify(result));
}

/** The fastest of RUNS runs, with the highest memory of all of them. */
async function best(run: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  for (let i = 0; i < RUNS; i++) results.push(await run());
  const [quickest] = results.sort((a, b) => a.extraction + a.pages100 - b.extraction - b.pages100);
  const [memory] = results.map((result) => result.memory).sort((a, b) => b.own - a.own);
  return { ...quickest, memory };
}

async function main(files: readonly (string | undefined)[]): Promise<void> {
  console.log(
    `best of ${RUNS}; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.version}`,
  );
  for (const file of files) {
    const photo = benchPhoto(file);
    const name = file ? basename(file) : 'drawn dog';
    const canny = cannyTime(photo, RUNS);
    console.log(
      `${name}, ${photo.width} x ${photo.height} px${canny ? `; ImageMagick -canny ${canny.toFixed(0)} ms` : ''}`,
    );
    print('Node', name, await best(() => runInNode(photo)), canny);
    print('Chromium', name, await best(() => runInChromium(photo)), canny);
  }
}

const { positionals } = readCommandLine('npm run bench -w shared/studio [-- photo.jpg ...]', {
  words: Infinity,
});
void main(namedFiles(positionals));
