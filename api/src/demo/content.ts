import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findInvalidPath } from '@scribblepup/kernel/schema';
import { isDemoContent, type DemoContent } from './schemas';

/**
 * Reads the demo dogs, their pages and the video from `demo.json` in a folder.
 * @throws Error if the file is missing or malformed.
 */
export const readDemoContent = async (folder: string): Promise<DemoContent> => {
  const file = resolve(folder, 'demo.json');
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isDemoContent(value))
    throw new Error(
      `${file} is not a list of demo dogs: ${findInvalidPath(isDemoContent, value)} is missing or invalid`,
    );
  return value;
};
