import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { finderFromDisk } from '@scribblepup/finder/node';
import { PNG } from 'pngjs';
import { readCommandLine, refuse, typedPath } from '../../../../scripts/config/commandLine';
import { wholeNumberIn } from '../../../../scripts/config/wholeNumber';
import { answer, type Answer } from './answer';
import { faceErrors, overlap, quantile, evenlySpread, summary, type Score } from './figures';
import { casesIn, namesIn, type Case, type MarkedFace } from './folder';
import { strokesNeeded } from './robot';
import { Sheets } from './sheets';

/**
 * Usage: npm run judge -- FOLDER [--out DIR] [--count N] [--no-strokes] [--sheets] [--verbose].
 * Prints the quality of the engine and of the network alone on the photos of FOLDER/images that
 * have masks or labels. --count takes N evenly spread photos; --sheets writes contact sheets of
 * photo, cutout and drawing to DIR.
 */
const { values: options, positionals } = readCommandLine(
  'npm run judge -- FOLDER [--out DIR] [--count N] [--no-strokes] [--sheets] [--verbose]',
  {
    options: {
      out: { type: 'string' },
      count: { type: 'string' },
      verbose: { type: 'boolean' },
      'no-strokes': { type: 'boolean' },
      sheets: { type: 'boolean' },
    },
    words: 1,
  },
);
const folder = typedPath(positionals[0] ?? refuse('Name a folder: npm run judge -- FOLDER.'));
const out = options.out ? typedPath(options.out) : null;

function keep(
  folder: string,
  name: string,
  { photo: { width, height } }: Case,
  { cut }: Answer,
): void {
  const png = new PNG({ width, height });
  cut.forEach((inside, i) => png.data.set(inside ? [255, 255, 255, 255] : [0, 0, 0, 255], 4 * i));
  writeFileSync(join(folder, 'masks', `${parse(name).name}.png`), PNG.sync.write(png));
}

const forFile = ({ left, right, nose }: MarkedFace): object => ({
  left_eye: left,
  right_eye: right,
  nose,
});

async function main(): Promise<void> {
  const all = namesIn(folder),
    names = evenlySpread(all, wholeNumberIn(options.count, '--count', all.length));
  const finder = await finderFromDisk();
  if (out) mkdirSync(join(out, 'masks'), { recursive: true });
  const sheets = out && options.sheets ? new Sheets(out) : null;
  const engine: Score[] = [],
    network: Score[] = [],
    strokes: number[] = [],
    points: Record<string, object[]> = {},
    times: number[] = [];
  for (const one of casesIn(folder, names)) {
    const { name, photo, truth, faces } = one;
    const started = performance.now();
    const result = await answer(finder, photo);
    times.push(performance.now() - started);
    const score = (cut: Uint8Array, found: readonly MarkedFace[]): Score => ({
      name,
      iou: truth && overlap(cut, truth),
      faces: faceErrors(faces, found),
    });
    const ours = score(result.cut, result.faces),
      alone = score(result.networkCut, result.networkFaces);
    engine.push(ours);
    network.push(alone);
    if (truth && !options['no-strokes'])
      strokes.push(strokesNeeded(photo.width, photo.height, truth, result.after));
    points[name] = result.faces.map(forFile);
    if (out) keep(out, name, one, result);
    sheets?.add(photo, result.cut, result.draw());
    if (options.verbose)
      console.log(
        `${name} ${ours.iou?.toFixed(3) ?? '-'} network ${alone.iou?.toFixed(3) ?? '-'} strokes ${strokes.at(-1) ?? '-'} faces ${ours.faces
          .map((errors) => Math.max(...errors).toFixed(2))
          .join(' ')}`,
      );
  }
  sheets?.write();
  if (out) writeFileSync(join(out, 'points.json'), JSON.stringify(points));
  console.log(`${names.length} photos, median ${median(times).toFixed(0)} ms to the silhouette`);
  for (const [who, scores] of [
    ['engine', engine],
    ['network alone', network],
  ] as const)
    console.log([who, ...summary(scores)].join('\n  '));
  if (strokes.length > 0)
    console.log(
      `strokes to IoU .93: median ${median(strokes)}, at most 2 on ${((100 * strokes.filter((n) => n <= 2).length) / strokes.length).toFixed(0)} %, most ${Math.max(...strokes)}`,
    );
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

await main();
