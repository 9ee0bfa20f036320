import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compareDecoded, compareDrawings, type Drawing } from './compare';
import type { EngineName } from './find';

/** The ways to get a photo's pixels, each saved as a file in the folder `<engine>`. */
const DECODED = {
  'png.rgb': 'The PNG, decoded',
  'jpg.rgb': 'The JPEG, decoded',
  'stored.rgb': 'The PNG, as it is kept',
} as const;

/** The drawings by name, in files of the folder `<engine>`. */
const DRAWN = ['stored.json', 'shown.json'];

/** Drawings of the photo that a visitor gives, as the browser has encoded it. */
const isOfPhoto = (part: string): boolean => !part.endsWith('of the demo book');

const read = (...path: string[]): Promise<Buffer | undefined> =>
  readFile(resolve(...path)).catch(() => undefined);

/** Compares what the browsers left in a folder. */
export const describeResults = async (
  folder: string,
  engines: readonly EngineName[],
): Promise<{ readonly same: boolean; readonly lines: readonly string[] }> => {
  const files = async <T>(
    name: string,
    as: (engine: EngineName, file: Buffer) => T,
  ): Promise<T[]> => {
    const all = await Promise.all(
      engines.map(async (engine) => {
        const file = await read(folder, engine, name);
        return file && as(engine, file);
      }),
    );
    return all.filter((one) => one !== undefined);
  };
  const parts = await Promise.all(
    DRAWN.map((name) =>
      files(name, (engine, file) => ({
        engine,
        parts: JSON.parse(file.toString()) as Drawing['parts'],
      })),
    ),
  );
  const drawings = engines
    .map((engine) => ({
      engine,
      parts: Object.assign(
        {},
        ...parts
          .flat()
          .filter((one) => one.engine === engine)
          .map((one) => one.parts),
      ) as Drawing['parts'],
    }))
    .filter((one) => Object.keys(one.parts).length > 0);
  // Each browser encodes the stored JPEG itself. If its pixels differ, the drawing of the photo may
  // differ too.
  const kept = await files('stored.rgb', (engine, file) => ({ engine, file }));
  const encodesDifferently = (engine: EngineName): boolean => {
    const own = kept.find((one) => one.engine === engine);
    return own !== undefined && kept[0] !== undefined && !own.file.equals(kept[0].file);
  };
  const { same, lines } = compareDrawings(
    drawings,
    (engine, part) => isOfPhoto(part) && encodesDifferently(engine),
  );
  const pixels = await Promise.all(
    Object.entries(DECODED).map(async ([name, what]) =>
      compareDecoded(what, await files(name, (engine, file) => ({ engine, pixels: file }))),
    ),
  );
  return {
    same: same && drawings.length === engines.length,
    lines: ['', 'The same files, drawn by:', ...lines, ...pixels.flat()],
  };
};
