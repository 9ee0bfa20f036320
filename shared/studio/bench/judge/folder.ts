import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { PNG } from 'pngjs';
import type { Pixels, Point } from '@scribblepup/imaging';
import { benchPhoto } from '../photo';
import { exitWithError } from '../../../../scripts/config/commandLine';

/** Byte values of a mask: the dog, and pixels that do not count. */
export const DOG = 255,
  UNKNOWN = 128;

/** A labeled face in px of the photo. Left and right are the dog's own; a hidden point is null. */
export interface MarkedFace {
  readonly left: Point | null;
  readonly right: Point | null;
  readonly nose: Point | null;
}

/** A photo with its ground truth. */
export interface Case {
  readonly name: string;
  readonly photo: Pixels;
  /** One byte per pixel, see DOG; null if there is no mask. */
  readonly truth: Uint8Array | null;
  readonly faces: readonly MarkedFace[];
}

interface Labels {
  readonly images: Readonly<
    Record<
      string,
      { readonly dogs: readonly { readonly points: readonly (Point | null)[] }[] } | undefined
    >
  >;
}

function readLabels(folder: string): Labels {
  const file = [join(folder, 'labels.json'), join(folder, '../labels.json')].find((path) =>
    existsSync(path),
  );
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : { images: {} };
}

/** Names of the jpg and png files in a folder's `images/`; ends the process if there are none. */
export function namesIn(folder: string): string[] {
  const images = join(folder, 'images');
  const names = existsSync(images)
    ? readdirSync(images)
        .filter((name) => /\.(jpe?g|png)$/i.test(name))
        .sort()
    : [];
  if (names.length === 0) exitWithError(`${images} contains no jpg or png.`);
  return names;
}

/**
 * Opens a folder's photos one by one, with `masks/<name>.png` and `labels.json` (here or one folder
 * up) if these exist.
 */
export function* casesIn(folder: string, names: readonly string[]): Generator<Case> {
  const { images } = readLabels(folder);
  for (const name of names) {
    const photo = benchPhoto(join(folder, 'images', name));
    const faces = (images[name]?.dogs ?? []).map(
      ({ points: [left = null, right = null, nose = null] }): MarkedFace => ({ left, right, nose }),
    );
    yield {
      name,
      photo,
      truth: maskOf(join(folder, 'masks', `${parse(name).name}.png`), photo),
      faces,
    };
  }
}

function maskOf(path: string, { width, height }: Pixels): Uint8Array | null {
  if (!existsSync(path)) return null;
  const mask = PNG.sync.read(readFileSync(path));
  if (mask.width !== width || mask.height !== height)
    throw new Error(`${path} differs in size from its photo`);
  return Uint8Array.from({ length: width * height }, (_, i) => mask.data[4 * i]);
}
