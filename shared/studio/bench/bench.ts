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

interface Figure {
  readonly label: string;
  readonly value: number;
  /** The value of the previous run. */
  readonly before: number | undefined;
  /** Upper limit. */
  readonly goal?: number;
  readonly unit?: 'MB';
}

const figuresOf = (result: Result, before: Partial<Result>): Figure[] => [
  ...Object.entries(result.stages).map(([stage, value]) => ({
    label: `  ${stage}`,
    value,
    before: before.stages?.[stage],
  })),
  ...(
    [
      ['extraction', 'extraction'],
      ['first page', 'firstPage'],
      ['25 pages', 'pages25'],
      ['100 pages, previews', 'pages100'],
      ['a first tap', 'tap'],
      ['a drag after it', 'drag'],
    ] as const
  ).map(([label, key]) => ({ label, value: result[key], before: before[key], goal: GOALS[key] })),
  {
    label: 'peak memory',
    value: result.memory.own,
    before: before.memory?.own,
    goal: GOALS.memory,
    unit: 'MB',
  },
  { label: '  before the work', value: result.empty.own, before: before.empty?.own, unit: 'MB' },
  {
    label: '  and the program',
    value: result.memory.program,
    before: before.memory?.program,
    unit: 'MB',
  },
];

/** A line of the table: a figure, its goal, and its ratios to Canny's time and the last run. */
function line({ label, value, before, goal, unit }: Figure, canny: number | null): string {
  const limit = goal ? ` ${value <= goal ? 'of' : 'OVER'} ${goal}` : '';
  const ratio = canny && !unit ? `${(value / canny).toFixed(2)} x canny` : '';
  const trend = before ? `  ${(value / before).toFixed(2)} x last time` : '';
  return `  ${label.padEnd(22)}${value.toFixed(0).padStart(7)} ${unit ?? 'ms'}${limit.padEnd(12)}${ratio.padEnd(12)}${trend}`;
}

/** Prints a result next to the previous one, and stores it for the next run. */
function report(where: string, name: string, result: Result, canny: number | null): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const file = join(RESULTS_FOLDER, `${name}-${where}.json`);
  console.log(` in ${where}`);
  for (const figure of figuresOf(result, previousResult(file))) console.log(line(figure, canny));
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
    report('Node', name, await best(() => runInNode(photo)), canny);
    report('Chromium', name, await best(() => runInChromium(photo)), canny);
  }
}

const { positionals } = readCommandLine('npm run bench -w shared/studio [-- photo.jpg ...]', {
  maxPositionals: Infinity,
});
void main(namedFiles(positionals));
