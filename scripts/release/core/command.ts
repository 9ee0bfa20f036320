import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appFolders, root } from '../../config/apps';
import { checkNames } from '../../config/commandLine';

/** The app that a command names. Ends the command if there is no such app. */
export const appOf = ([folder = '']: readonly string[]): string => {
  checkNames('app', [folder], appFolders);
  return folder;
};

export const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as { version: string })
    .version;

const messages: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Nothing has changed.',
  EACCES: 'It cannot be written there. Nothing has changed.',
  EROFS: 'It cannot be written there. Nothing has changed.',
  ELOCKED: 'Somebody else has been publishing for too long. Try again.',
};

/** Runs a command and prints its result or its error as a sentence, never as a stack trace. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(messages[code ?? ''] ?? message);
    process.exitCode = 1;
  }
};
