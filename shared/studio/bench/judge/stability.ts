import { parseArgs } from 'node:util';
import { finderFromDisk } from '@scribblepup/finder/node';
import type { Pixels } from '@scribblepup/imaging';
import { answer, type Answer } from './answer';
import { eyeDistance, quantile, spread } from './figures';
import { casesIn, namesIn, type MarkedFace } from './folder';
import { variants, type Variant } from './variants';

/**
 * Usage: npm run stability -w shared/studio -- FOLDER [--count N]. Prints how much the dog of a photo
 * changes when the photo is encoded again, scaled, mirrored or framed wider.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' } },
});

// A dog counts as the same from this IoU on, and its points up to this many eye distances.
const SAME_IOU = 0.95;
const SAME_POINT = 0.06;

/** IoU of two silhouettes where the variant shows the photo. */
function overlap(photo: Pixels, cut: Uint8Array, variant: Variant, other: Uint8Array): number {
  const { width, height } = variant.photo;
  let both = 0;
  let either = 0;
  for (let i = 0; i < cut.length; i++) {
    const [x, y] = variant.to([i % photo.width, Math.floor(i / photo.width)]);
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const isDog = other[row * width + column] === 1;
    if (cut[i] && isDog) both++;
    if (cut[i] || isDog) either++;
  }
  return either === 0 ? 1 : both / either;
}

/** How far each point of the first face moves, in eye distances; infinite if it is lost. */
function moved(
  face: MarkedFace | undefined,
  other: MarkedFace | undefined,
  variant: Variant,
): number[] {
  const unit = face && eyeDistance(face);
  if (!face || !unit) return [];
  const names = {
    left: variant.isMirrored ? 'right' : 'left',
    right: variant.isMirrored ? 'left' : 'right',
    nose: 'nose',
  } as const;
  return (['left', 'right', 'nose'] as const).flatMap((name) => {
    const [at, seen] = [face[name], other?.[names[name]]];
    if (!at) return [];
    if (!seen) return [Infinity];
    const [x, y] = variant.from(seen);
    return [Math.hypot(x - at[0], y - at[1]) / unit];
  });
}

const share = (values: readonly number[], is: (value: number) => boolean): string =>
  `${((100 * values.filter(is).length) / values.length).toFixed(0)} %`;

async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined)
    throw new Error('usage: npm run stability -w shared/studio -- FOLDER [--count N]');
  const all = namesIn(folder);
  const names = options.count ? spread(all, Math.min(all.length, Number(options.count))) : all;
  const finder = await finderFromDisk();
  const ious = new Map<string, number[]>();
  const points = new Map<string, number[]>();
  for (const { photo } of casesIn(folder, names)) {
    const given: Answer = await answer(finder, photo);
    for (const [name, change] of Object.entries(variants)) {
      const variant = change(photo);
      const { cut, faces } = await answer(finder, variant.photo);
      ious.set(name, [...(ious.get(name) ?? []), overlap(photo, given.cut, variant, cut)]);
      points.set(name, [...(points.get(name) ?? []), ...moved(given.faces[0], faces[0], variant)]);
    }
  }
  for (const [name, values] of ious) {
    const distances = points.get(name)!;
    console.log(
      `${name}: IoU worst tenth ${quantile(values, 0.1).toFixed(3)}, median ${quantile(values, 0.5).toFixed(3)}, >= ${SAME_IOU} ${share(values, (iou) => iou >= SAME_IOU)}; points within ${SAME_POINT} ${share(distances, (distance) => distance <= SAME_POINT)} of ${distances.length}`,
    );
  }
}

await main(positionals);
