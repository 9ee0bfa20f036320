import { cpuUsage } from 'node:process';
import { performance } from 'node:perf_hooks';
import { readCommandLine } from '../../../scripts/config/commandLine';
import { writeInterior } from '../src';
import type { BookContent, Sheet } from '../src';

readCommandLine('npm run bench -w shared/print');

// Path data of a sheet, in bytes: far more detail than the engine draws.
const SHEET_BYTES = 250_000;
const CURVES_PER_PATH = 100;

// The linear congruential generator of Numerical Recipes, seeded: every run writes the same book.
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const richSheet = (seed: number): Sheet => {
  const next = randomNumbers(seed);
  const coordinate = (max: number): string => (next() * max).toFixed(2);
  const paths: { d: string; fill: 'white'; stroke: number; evenOdd: false }[] = [];
  for (let bytes = 0; bytes < SHEET_BYTES; bytes += paths.at(-1)?.d.length ?? 0) {
    const curves = Array.from({ length: CURVES_PER_PATH }, () =>
      Array.from({ length: 6 }, (_, axis) => coordinate(axis % 2 === 0 ? 850 : 1100)).join(' '),
    );
    paths.push({
      d: `M${coordinate(850)} ${coordinate(1100)}C${curves.join('C')}Z`,
      fill: 'white',
      stroke: 3,
      evenOdd: false,
    });
  }
  return paths;
};

const book: BookContent = {
  dogName: 'Rex',
  title: richSheet(99),
  pages: Array.from({ length: 25 }, (_, page) => richSheet(page + 1)),
};

const before = cpuUsage();
const start = performance.now();
let last = start;
let longest = 0;
const bytes = await writeInterior(book, {
  onProgress: () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  },
});
const total = performance.now() - start;
const { user, system } = cpuUsage(before);

console.log(
  `52 pages: ${Math.round(total)} ms (aim: 3000), ${Math.round((user + system) / 1000)} ms of it computing; ${(bytes.length / 1e6).toFixed(2)} MB (aim: 5)`,
);
// Wall time, so it includes other work on the machine.
console.log(`longest time without yielding: ${Math.round(longest)} ms`);
