import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { extract, looks, type DogArt } from '../src';
import { checkedPage } from '../src/compose/page';
import { bookDistinctness, checkPage, fingerprintOf, measureBitmap, mismatch } from '../src/gates';

import { benchPhoto } from './photo';

/**
 * Usage: npm run book -w shared/coloring [-- photo.jpg ... | dog.json ...]. Prints, for the hundred
 * pages of each, the gates that pages miss, pages that a spare look took, the closest pairs and the
 * pages that are closest to all others.
 */
const choices = { name: 'Biscuit', bornMonth: 3 };

function dogOf(file: string | undefined): DogArt {
  return file?.endsWith('.json') ? (JSON.parse(readFileSync(file, 'utf8')) as DogArt) : extract(benchPhoto(file), {}).dog;
}

function report(file: string | undefined): void {
  const dog = dogOf(file);
  const start = performance.now();
  const pages = looks.map((_, i) => checkedPage(dog, i, choices));
  const took = performance.now() - start;
  const prints = pages.map((p) => fingerprintOf(p.bitmap));
  const { least, median, closest } = bookDistinctness(prints, 4950);
  const close = closest.filter((pair) => pair.mismatch < 0.3);
  const largest = Math.max(...pages.map(({ page }) => JSON.stringify(page).length)) / 1024;
  console.log(`${file ? basename(file) : 'drawn dog'}: ${pages.length} pages in ${(took / 1000).toFixed(1)} s, the largest ${largest.toFixed(1)} kB`);
  for (const [i, { page, bitmap, failures }] of pages.entries()) {
    const look = looks[i]!;
    if (failures.length > 0) console.log(`  ${look.id} misses ${checkPage(measureBitmap(bitmap), look.gates ?? look.family).map((f) => `${f.gate} ${f.value.toFixed(2)}`).join(', ')}`);
    else if (page.title !== look.title) console.log(`  ${look.id} was replaced by ${page.title}`);
  }
  console.log(`  pairs: least ${least.toFixed(3)}, median ${median.toFixed(3)}, ${close.length} of ${closest.length} below .30`);
  for (const { a, b, mismatch: m } of closest.slice(0, Math.max(8, close.length))) console.log(`    ${m.toFixed(3)} ${looks[a]!.id} / ${looks[b]!.id}`);
  if (process.env['DETAIL']) {
    const typical = prints.map((p, i) => ({ id: looks[i]!.id, at: prints.map((q, j) => (i === j ? 1 : mismatch(p, q))).sort((x, y) => x - y)[50]!, count: p.count }));
    console.log(`  ${typical.sort((x, y) => x.at - y.at).map((t) => `${t.id} ${t.at.toFixed(2)} (${t.count})`).join(', ')}`);
  }
}

const files = process.argv.slice(2);
for (const file of files.length > 0 ? files : [undefined]) report(file);
