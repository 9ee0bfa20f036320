import { finderFromDisk } from '@scribblepup/finder/node';
import type { Pixels } from '@scribblepup/imaging';
import { readCommandLine, exitWithError, typedPath } from '../../../../scripts/config/commandLine';
import { parseInteger } from '../../../../scripts/config/integer';
import { runEngine, type EngineResult } from './runEngine';
import { faceErrors, overlap, quantile, share, evenlySpread } from './figures';
import { casesIn, DOG, namesIn, UNKNOWN, type MarkedFace } from './folder';
import { variants, type Variant } from './variants';

/**
 * Usage: npm run stability -w shared/studio -- FOLDER [--count N]. Prints how much the silhouette
 * and the face of a dog change if its photo is re-encoded, scaled, mirrored or cropped.
 */
const { values: options, positionals } = readCommandLine(
  'npm run stability -w shared/studio -- FOLDER [--count N]',
  { options: { count: { type: 'string' } }, maxPositionals: 1 },
);
const folder = typedPath(
  positionals[0] ?? exitWithError('Name a folder: npm run stability -w shared/studio -- FOLDER.'),
);

// A dog counts as the same with at least this IoU, and its points within this many eye distances.
const SAME_IOU = 0.95;
const SAME_POINT = 0.06;

/**
 * A variant's silhouette as the photo's mask: unknown where the variant does not show the photo.
 */
function maskFrom(
  silhouette: Uint8Array,
  { photo: shown, to }: Variant,
  photo: Pixels,
): Uint8Array {
  return Uint8Array.from({ length: photo.width * photo.height }, (_, i) => {
    const [x, y] = to([i % photo.width, Math.floor(i / photo.width)]).map(Math.round);
    if (x < 0 || y < 0 || x >= shown.width || y >= shown.height) return UNKNOWN;
    return silhouette[y * shown.width + x] ? DOG : 0;
  });
}

/** A variant's face in px of the photo. */
function faceFrom({ left, right, nose }: MarkedFace, { from, isMirrored }: Variant): MarkedFace {
  const [l, r] = isMirrored ? [right, left] : [left, right];
  return { left: l && from(l), right: r && from(r), nose: nose && from(nose) };
}

async function main(): Promise<void> {
  const all = namesIn(folder);
  const names = evenlySpread(all, parseInteger(options.count, '--count', all.length));
  const finder = await finderFromDisk();
  const ious = new Map<string, number[]>();
  const points = new Map<string, number[]>();
  for (const { photo } of casesIn(folder, names)) {
    const result: EngineResult = await runEngine(finder, photo);
    for (const [name, change] of Object.entries(variants)) {
      const variant = change(photo);
      const { silhouette, faces } = await runEngine(finder, variant.photo);
      const iou = overlap(result.silhouette, maskFrom(silhouette, variant, photo));
      const facesInPhoto = faces.map((face) => faceFrom(face, variant));
      ious.set(name, [...(ious.get(name) ?? []), iou]);
      points.set(name, [
        ...(points.get(name) ?? []),
        ...faceErrors(result.faces.slice(0, 1), facesInPhoto).flat(),
      ]);
    }
  }
  for (const [name, values] of ious) {
    const distances = points.get(name) ?? [];
    console.log(
      `${name}: IoU worst tenth ${quantile(values, 0.1).toFixed(3)}, median ${quantile(values, 0.5).toFixed(3)}, >= ${SAME_IOU} ${share(values, (iou) => iou >= SAME_IOU)}; points within ${SAME_POINT} ${share(distances, (distance) => distance <= SAME_POINT)} of ${distances.length}`,
    );
  }
}

await main();
