import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compareDecoded, compareDrawings, type Drawing } from './compare';
import type { EngineName } from './find';

/** Ways to get a photo's pixels, each in a file of the folder `<engine>`. */
const DECODED = {
  'png.rgb': 'The PNG, decoded',
  'jpg.rgb': 'The JPEG, decoded',
  'stored.rgb': 'The PNG, as it is kept',
} as const;

const read = (...path: string[]): Promise<Buffer | undefined> =>
  readFile(resolve(...path)).catch(() => undefined);

/** Compares what the browsers left in a folder. */
export const sayResults = async (
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
  const drawings = await files('drawing.json', (engine, file) => ({
    ...(JSON.parse(file.toString()) as Omit<Drawing, 'engine'>),
    engine,
  }));
  const { same, lines } = compareDrawings(drawings);
  const pixels = await Promise.all(
    Object.entries(DECODED).map(async ([name, what]) =>
      compareDecoded(what, await files(name, (engine, file) => ({ engine, pixels: file }))),
    ),
  );
  return {
    same: same && drawings.length === engines.length,
    lines: ['', 'The same photo as PNG, drawn by:', ...lines, ...pixels.flat()],
  };
};
