import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import type { Pixels } from '@scribblepup/imaging';
import { exitWithError, typedPath } from '../../../scripts/config/commandLine';

const PNG_SIGNATURE = 0x89504e47;

/** The paths named on the command line. Without any, one `undefined`, which means a drawn dog. */
export const namedFiles = (words: readonly string[]): readonly (string | undefined)[] =>
  words.length > 0 ? words.map(typedPath) : [undefined];

/**
 * Decodes a JPEG or PNG file, ignoring orientation tags; without a path, returns a drawn dog. Ends
 * the command if the file cannot be read.
 */
export function benchPhoto(path: string | undefined): Pixels {
  if (path === undefined)
    return drawSyntheticDog({ width: 1600, height: 1200, chest: [245, 243, 240], noise: 40 }).photo;
  try {
    return decoded(readFileSync(path));
  } catch (error) {
    return exitWithError(`${path} cannot be read as a photo: ${String(error)}`);
  }
}

function decoded(file: Buffer): Pixels {
  const { width, height, data } =
    file.readUInt32BE(0) === PNG_SIGNATURE
      ? PNG.sync.read(file)
      : decode(file, { useTArray: true });
  return {
    width,
    height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, width * height * 4),
  };
}
