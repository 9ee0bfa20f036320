import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appFolders, root } from '../../config/apps';

/**
 * The app named in a command's arguments.
 * @throws Error for an unknown name, or for words after it: a release named without `--to` must not
 * be taken for none
 */
export const appOf = ([folder = '', ...others]: readonly string[]): string => {
  if (!appFolders.includes(folder))
    throw new Error(`No app is called ${folder || 'nothing'}: ${appFolders.join(', ')}.`);
  if (others.length > 0)
    throw new Error(
      `${others.join(' ')} is not understood here. Options have names, as in --to 1.2.0-abc.`,
    );
  return folder;
};

export const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as { version: string })
    .version;

const words: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Nothing has changed.',
  EACCES: 'It cannot be written there. Nothing has changed.',
  EROFS: 'It cannot be written there. Nothing has changed.',
  ELOCKED: 'Somebody else has been publishing for too long. Try again.',
};

/** Runs a command and prints its result or its error as a sentence, never as a stack trace. */
export const told = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(words[code ?? ''] ?? message);
    process.exitCode = 1;
  }
};
