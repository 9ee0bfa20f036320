import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Finder } from '@scribblepup/finder';
import { finderFromDisk } from '@scribblepup/finder/node';
import { PNG } from 'pngjs';
import { readCommandLine, exitWithError, typedPath } from '../../../../scripts/config/commandLine';
import { parseInteger } from '../../../../scripts/config/integer';
import { runEngine, type EngineResult } from './runEngine';
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
    maxPositionals: 1,
  },
);
const folder = typedPath(
  positionals[0] ?? exitWithError('Name a folder: npm run judge -- FOLDER.'),
);
const out = options.out ? typedPath(options.out) : null;

/** Saves the silhouette that the engine found, as a mask. */
function saveMask(
  folder: string,
  { name, photo: { width, height } }: Case,
  { silhouette }: EngineResult,
): void {
  const png = new PNG({ width, height });
  silhouette.forEach((inside, i) =>
    png.data.set(inside ? [255, 255, 255, 255] : [0, 0, 0, 255], 4 * i),
  );
  writeFileSync(join(folder, 'masks', `${parse(name).name}.png`), PNG.sync.write(png));
}

/** The points of a face, with their names in points.json. */
const toRecord = ({ left, right, nose }: MarkedFace): object => ({
  left_eye: left,
  right_eye: right,
  nose,
});

/** The results for one photo. */
interface Judged {
  readonly result: EngineResult;
  readonly engine: Score;
  readonly network: Score;
  /** Strokes that a robot needs; null if they were not counted. */
  readonly strokes: number | null;
  /** Time to the silhouette in ms. */
  readonly ms: number;
}

async function judge(finder: Finder, { name, photo, truth, faces }: Case): Promise<Judged> {
  const started = performance.now();
  const result = await runEngine(finder, photo);
  const ms = performance.now() - started;
  const score = (silhouette: Uint8Array, found: readonly MarkedFace[]): Score => ({
    name,
    iou: truth && overlap(silhouette, truth),
    faces: faceErrors(faces, found),
  });
  return {
    result,
    engine: score(result.silhouette, result.faces),
    network: score(result.networkSilhouette, result.networkFaces),
    strokes:
      truth && !options['no-strokes']
        ? strokesNeeded(photo.width, photo.height, truth, result.silhouetteAfter)
        : null,
    ms,
  };
}

const lineFor = ({ engine, network, strokes }: Omit<Judged, 'result'>): string => {
  const errors = engine.faces.map((face) => Math.max(...face).toFixed(2)).join(' ');
  return `${engine.name} ${engine.iou?.toFixed(3) ?? '-'} network ${network.iou?.toFixed(3) ?? '-'} strokes ${strokes ?? '-'} faces ${errors}`;
};

function printSummary(judged: readonly Omit<Judged, 'result'>[]): void {
  const ms = median(judged.map((testCase) => testCase.ms));
  console.log(`${judged.length} photos, median ${ms.toFixed(0)} ms to the silhouette`);
  for (const [who, scores] of [
    ['engine', judged.map(({ engine }) => engine)],
    ['network alone', judged.map(({ network }) => network)],
  ] as const)
    console.log([who, ...summary(scores)].join('\n  '));
  const strokes = judged.flatMap((testCase) =>
    testCase.strokes === null ? [] : [testCase.strokes],
  );
  if (strokes.length > 0)
    console.log(
      `strokes to IoU .93: median ${median(strokes)}, at most 2 on ${((100 * strokes.filter((n) => n <= 2).length) / strokes.length).toFixed(0)}%, most ${Math.max(...strokes)}`,
    );
}

async function main(): Promise<void> {
  const all = namesIn(folder);
  const names = evenlySpread(all, parseInteger(options.count, '--count', all.length));
  const finder = await finderFromDisk();
  if (out) mkdirSync(join(out, 'masks'), { recursive: true });
  const sheets = out && options.sheets ? new Sheets(out) : null;
  const judged: Omit<Judged, 'result'>[] = [];
  const points: Record<string, object[]> = {};
  for (const testCase of casesIn(folder, names)) {
    // The results are large, so only their scores are kept.
    const { result, ...scores } = await judge(finder, testCase);
    judged.push(scores);
    points[testCase.name] = result.faces.map(toRecord);
    if (out) saveMask(out, testCase, result);
    sheets?.add(testCase.photo, result.silhouette, result.draw());
    if (options.verbose) console.log(lineFor(scores));
  }
  sheets?.write();
  if (out) writeFileSync(join(out, 'points.json'), JSON.stringify(points));
  printSummary(judged);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

await main();
