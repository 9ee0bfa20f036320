import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { finderFromDisk } from '@scribblepup/finder/node';
import { checkedPage, looks } from '@scribblepup/pages';
import { Tracer, type DogArt } from '@scribblepup/tracing';
import { isDogArt } from '@scribblepup/tracing/formats';
import { spares } from '@scribblepup/pages/spares';
import { bookDistinctness, fingerprintOf, mismatch } from '@scribblepup/pages/checks';
import type { Choices } from '@scribblepup/pages';
import { isAge } from '@scribblepup/pages/formats';
import { readCommandLine, exitWithError } from '../../../scripts/config/commandLine';
import { simulatedHints } from './simulatedHints';
import { benchPhoto, namedFiles } from './photo';

/**
 * Usage: npm run book -w shared/studio [-- [--taps] [--dabs] [--age 2-3] photo.jpg ... | dog.json ...].
 * Prints for the pages of all looks of each file: failed gates, pages replaced by a spare look, the
 * closest pairs and, with DETAIL=1, the pages that are closest to all others. --taps simulates taps
 * on the eyes and the nose, --dabs some keep and erase dabs of the brush; --age is the child's age.
 */
const USAGE =
  'npm run book -w shared/studio [-- [--taps] [--dabs] [--age 2-3] photo.jpg ... | dog.json ...]';
const { values, positionals } = readCommandLine(USAGE, {
  options: { taps: { type: 'boolean' }, dabs: { type: 'boolean' }, age: { type: 'string' } },
  maxPositionals: Infinity,
});
const age =
  values.age === undefined || isAge(values.age)
    ? values.age
    : exitWithError(`${values.age} is no age group. Usage: ${USAGE}`);
const finder = finderFromDisk();
const choices: Choices = { name: 'Biscuit', bornMonth: 3, ...(age ? { age } : {}) };

/** Reads a drawing that was stored as JSON. */
function storedDog(path: string): DogArt {
  let dog: unknown;
  try {
    dog = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return exitWithError(`${path} cannot be read: ${String(error)}`);
  }
  return isDogArt(dog) ? dog : exitWithError(`${path} holds no drawing of a dog.`);
}

async function dogOf(file: string | undefined): Promise<DogArt> {
  if (file?.endsWith('.json')) return storedDog(file);
  const photo = benchPhoto(file);
  const work = new Tracer(photo, {}, await (await finder).find(photo));
  const found = work.run();
  const hints = simulatedHints(found, { taps: values.taps ?? false, dabs: values.dabs ?? false });
  if (!hints) return found.dog;
  work.update(hints);
  return work.run().dog;
}

type Drawn = ReturnType<typeof checkedPage>;
type Fingerprint = ReturnType<typeof fingerprintOf>;

/** Prints the looks whose page misses a gate or was replaced by a spare. */
function printGates(pages: readonly Drawn[]): void {
  for (const [i, { page, failures }] of pages.entries()) {
    const { id } = looks[i];
    if (failures.length > 0) {
      const missed = failures.map(({ gate, value }) => `${gate} ${value.toFixed(2)}`);
      console.log(`  ${id} misses ${missed.join(', ')}`);
    } else if (spares.some(({ title }) => title === page.title))
      console.log(`  ${id} was replaced by ${page.title}`);
  }
}

/** Prints how different the pages are, and the closest pairs. */
function printPairs(prints: readonly Fingerprint[]): void {
  const { least, median, closest } = bookDistinctness(prints, Infinity);
  const close = closest.filter((pair) => pair.mismatch < 0.3);
  console.log(
    `  pairs: least ${least.toFixed(3)}, median ${median.toFixed(3)}, ${close.length} of ${closest.length} below .30`,
  );
  for (const { a, b, mismatch: m } of closest.slice(0, Math.max(8, close.length)))
    console.log(`    ${m.toFixed(3)} ${looks[a].id} / ${looks[b].id}`);
}

/** Prints each look with the median mismatch to all others, the closest first. */
function printMedians(prints: readonly Fingerprint[]): void {
  const medians = prints.map((print, i) => {
    const others = prints.map((other, j) => (i === j ? 1 : mismatch(print, other)));
    return { id: looks[i].id, median: middle(others), count: print.count };
  });
  const lines = medians
    .sort((x, y) => x.median - y.median)
    .map(({ id, median, count }) => `${id} ${median.toFixed(2)} (${count})`);
  console.log(`  ${lines.join(', ')}`);
}

const ascending = (values: readonly number[]): number[] => values.toSorted((x, y) => x - y);
const middle = (values: readonly number[]): number => ascending(values)[values.length >> 1];

async function report(file: string | undefined): Promise<void> {
  const dog = await dogOf(file);
  const start = performance.now();
  const pages = looks.map(({ id }) => checkedPage(dog, id, choices));
  const seconds = (performance.now() - start) / 1000;
  const largest = Math.max(...pages.map(({ page }) => JSON.stringify(page).length)) / 1024;
  console.log(
    `${file ? basename(file) : 'drawn dog'}: ${pages.length} pages in ${seconds.toFixed(1)} s, the largest ${largest.toFixed(1)} kB`,
  );
  printGates(pages);
  const fields = ascending(pages.map(({ measurements }) => measurements.regions - 1));
  console.log(
    `  fields to color: ${fields[0]} to ${fields.at(-1)}, median ${fields[fields.length >> 1]}`,
  );
  const prints = pages.map(({ bitmap }) => fingerprintOf(bitmap));
  printPairs(prints);
  if (process.env['DETAIL']) printMedians(prints);
}

for (const file of namedFiles(positionals)) await report(file);
