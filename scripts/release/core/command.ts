import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appFolders, root } from '../../config/apps';

/** The app that a command was called for. @throws Error for a name that is none */
export const appOf = ([folder = '']: readonly string[]): string => {
  if (!appFolders.includes(folder))
    throw new Error(`No app is called ${folder || 'nothing'}: ${appFolders.join(', ')}.`);
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

/** Runs a command and says how it ended, in a sentence, never in a stack trace. */
export const told = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(words[code ?? ''] ?? message);
    process.exitCode = 1;
  }
};
