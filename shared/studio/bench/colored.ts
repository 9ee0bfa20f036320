import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { finderFromDisk } from '@scribblepup/finder/node';
import type { Pixels } from '@scribblepup/imaging';
import { composePage } from '@scribblepup/pages';
import { colorPage } from '@scribblepup/pages/coloring';
import { extract } from '@scribblepup/tracing';
import { PNG } from 'pngjs';
import { readCommandLine, typedPath } from '../../../scripts/config/commandLine';
import { parseInteger } from '../../../scripts/config/integer';
import { offeredLooks } from '../src/offeredLooks';
import { benchPhoto, namedFiles } from './photo';

/**
 * Usage: npm run colored -w shared/studio [-- [--out sheet.png] [--count N] photo.jpg ...]. Colors
 * the first N offered pages of each photo, or of a drawn dog, and prints the time as a ratio to
 * that of drawing the same pages. --out saves them side by side, one row per photo.
 */
const { values, positionals } = readCommandLine(
  'npm run colored -w shared/studio [-- [--out sheet.png] [--count N] photo.jpg ...]',
  { options: { out: { type: 'string' }, count: { type: 'string' } }, maxPositionals: Infinity },
);
const looks = offeredLooks(parseInteger(values.count, '--count', 25));
/** Page px per px of the contact sheet, and the gap between pages in px of the sheet. */
const SHRINK = 3,
  GAP = 6;

const finder = await finderFromDisk();
const files = namedFiles(positionals);
const rows: Pixels[][] = [];
for (const file of files) {
  const photo = benchPhoto(file);
  const { dog } = extract(photo, {}, await finder.find(photo));
  const choices = { name: 'Biscuit', bornMonth: 5 };
  // Warm the code up with one page before measuring.
  colorPage(composePage(dog, looks[0], choices), dog);
  let [drawing, coloring, slowest] = [0, 0, 0];
  rows.push(
    looks.map((look) => {
      const start = performance.now();
      const page = composePage(dog, look, choices);
      const drawn = performance.now();
      const picture = colorPage(page, dog);
      const took = performance.now() - drawn;
      drawing += drawn - start;
      coloring += took;
      slowest = Math.max(slowest, took);
      return picture;
    }),
  );
  const each = coloring / looks.length;
  console.log(
    `${file ? basename(file) : 'drawn dog'}: slowest ${slowest.toFixed(0)} ms, ${each.toFixed(0)} ms a page; ${(coloring / drawing).toFixed(2)} times as long as drawing it`,
  );
}

/** Scales the pages down by averaging, and puts them side by side, one row for each photo. */
function contactSheet(rows: readonly (readonly Pixels[])[]): PNG {
  const [w, h] = [Math.floor(850 / SHRINK), Math.floor(1100 / SHRINK)];
  const sheet = new PNG({ width: looks.length * (w + GAP), height: rows.length * (h + GAP) });
  sheet.data.fill(255);
  for (const [row, pictures] of rows.entries())
    for (const [column, { width, data }] of pictures.entries())
      for (let i = 0; i < w * h; i++) {
        const [x, y] = [i % w, Math.floor(i / w)];
        const to = 4 * ((row * (h + GAP) + y) * sheet.width + column * (w + GAP) + x);
        for (let c = 0; c < 3; c++) {
          let sum = 0;
          for (let k = 0; k < SHRINK * SHRINK; k++) {
            const [u, v] = [x * SHRINK + (k % SHRINK), y * SHRINK + Math.floor(k / SHRINK)];
            sum += data[4 * (v * width + u) + c];
          }
          sheet.data[to + c] = sum / SHRINK ** 2;
        }
      }
  return sheet;
}

if (values.out) writeFileSync(typedPath(values.out), PNG.sync.write(contactSheet(rows)));
