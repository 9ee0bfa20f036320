import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compareDecoded, compareDrawings, type Drawing } from './compare';
import type { EngineName } from './find';

/** The pixels of a photo, which each browser saves as files in the folder `<engine>`. */
const DECODED = {
  'png.rgb': 'The PNG, decoded',
  'jpg.rgb': 'The JPEG, decoded',
  'stored.rgb': 'The PNG, as stored',
} as const;

/** The files in the folder `<engine>` with the drawings by name. */
const DRAWN = ['stored.json', 'shown.json'];

/** Whether a drawing is of the visitor's photo, which each browser re-encodes. */
const isOfPhoto = (part: string): boolean => !part.endsWith('of the demo book');

const read = (...path: string[]): Promise<Buffer | undefined> =>
  readFile(resolve(...path)).catch(() => undefined);

/** Reads the file of this name from each browser that saved one. */
const readEach = async <T>(
  folder: string,
  engines: readonly EngineName[],
  name: string,
  parse: (engine: EngineName, file: Buffer) => T,
): Promise<T[]> => {
  const all = await Promise.all(
    engines.map(async (engine) => {
      const file = await read(folder, engine, name);
      return file && parse(engine, file);
    }),
  );
  return all.filter((result) => result !== undefined);
};

/** The drawings that each browser saved, without browsers that saved none. */
const readDrawings = async (
  folder: string,
  engines: readonly EngineName[],
): Promise<readonly Drawing[]> => {
  const all = await Promise.all(
    engines.map(async (engine) => {
      const files = await Promise.all(DRAWN.map((name) => read(folder, engine, name)));
      const parts = files.map((file) => (file ? (JSON.parse(file.toString()) as object) : {}));
      return { engine, parts: Object.assign({}, ...parts) as Drawing['parts'] };
    }),
  );
  return all.filter(({ parts }) => Object.keys(parts).length > 0);
};

/** Compares the drawings and the pixels that the browsers saved in a folder. */
export const describeResults = async (
  folder: string,
  engines: readonly EngineName[],
): Promise<{ readonly same: boolean; readonly lines: readonly string[] }> => {
  const drawings = await readDrawings(folder, engines);
  // Each browser encodes the stored JPEG itself. If its pixels differ, the drawing of the photo may
  // differ too.
  const stored = await readEach(folder, engines, 'stored.rgb', (engine, file) => ({
    engine,
    file,
  }));
  const encodesDifferently = (engine: EngineName): boolean => {
    const result = stored.find((entry) => entry.engine === engine);
    return result !== undefined && !result.file.equals(stored[0].file);
  };
  const { same, lines } = compareDrawings(
    drawings,
    (engine, part) => isOfPhoto(part) && encodesDifferently(engine),
  );
  const pixels = await Promise.all(
    Object.entries(DECODED).map(async ([name, what]) =>
      compareDecoded(
        what,
        await readEach(folder, engines, name, (engine, file) => ({ engine, pixels: file })),
      ),
    ),
  );
  return {
    same: same && drawings.length === engines.length,
    lines: ['', 'The same files, drawn by:', ...lines, ...pixels.flat()],
  };
};
