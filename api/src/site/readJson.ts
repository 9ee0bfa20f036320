import type { Schema } from '@scribblepup/kernel/schema';
import { readFile } from 'node:fs/promises';

/**
 * Reads a JSON file; undefined if there is none.
 * @throws Error, which names the file, if it cannot be read or does not match the schema
 */
export const readJson = async <T>(file: string, schema: Schema<T>): Promise<T | undefined> => {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read`, { cause: error });
  }
  if (!schema(value)) throw new Error(`${file} is malformed`);
  return value;
};
