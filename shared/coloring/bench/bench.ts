import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { composePage, extract, looks, pageToSvg } from '../src';
import { benchPhoto } from './photo';
import { cannyTime } from './reference';

/** Usage: npm run bench -w shared/coloring [-- photo.jpg]. Prints milliseconds, ratios and peak memory. */

const RUNS = 3, FIRST_PAGES = 25;
const KEPT = join(tmpdir(), 'scribblepup-coloring-bench.json');

interface Result {
  readonly stages: Readonly<Record<string, number>>;
  readonly extraction: number;
  readonly firstPage: number;
  readonly pages: number;
  readonly bytes: number;
}

const choices = { name: 'Buddy', bornMonth: 5 };

function run(photo: ReturnType<typeof benchPhoto>): Result {
  const stages: Record<string, number> = {};
  const start = performance.now();
  let last = '', since = start;
  const { dog } = extract(photo, {}, (stage) => {
    const now = performance.now();
    if (last) stages[last] = (stages[last] ?? 0) + now - since;
    since = now;
    last = stage;
  });
  const extraction = performance.now() - start;
  const page = (look: number): string => pageToSvg(composePage(dog, look, choices), dog);
  page(0);
  const firstPage = performance.now() - start;
  for (let look = 1; look < Math.min(FIRST_PAGES, looks.length); look++) page(look);
  return { stages, extraction, firstPage, pages: performance.now() - start, bytes: JSON.stringify(dog).length };
}

function previous(): Partial<Result> {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Result;
  } catch {
    return {};
  }
}

const photo = benchPhoto(process.argv[2]);
const results = Array.from({ length: RUNS }, () => run(photo)).sort((p, q) => p.pages - q.pages);
const best = results[0]!, before = previous(), canny = cannyTime(photo);
const line = (what: string, ms: number, then?: number): void =>
  console.log(`${what.padEnd(24)}${ms.toFixed(0).padStart(7)} ms${canny ? `  ${(ms / canny).toFixed(2)} x canny` : ''}${then ? `  ${(ms / then).toFixed(2)} x last time` : ''}`);

console.log(`${photo.width} x ${photo.height} px, best of ${RUNS}; ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`);
for (const [stage, ms] of Object.entries(best.stages)) line(`  ${stage}`, ms, before.stages?.[stage]);
line('extraction', best.extraction, before.extraction);
line('to the first page', best.firstPage, before.firstPage);
line(`to ${Math.min(FIRST_PAGES, looks.length)} pages`, best.pages, before.pages);
if (canny) console.log(`${'canny (ImageMagick)'.padEnd(24)}${canny.toFixed(0).padStart(7)} ms`);
console.log(`the dog as JSON ${(best.bytes / 1000).toFixed(1)} kB, peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
writeFileSync(KEPT, JSON.stringify(best));
