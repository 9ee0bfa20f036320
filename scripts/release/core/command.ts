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

const messageOf = ({ code = '', message, path }: NodeJS.ErrnoException): string => {
  const messages: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full. Nothing has changed.',
    EACCES: `This account may not use ${path}. Nothing has changed.`,
    EROFS: `${path} cannot be written: its disk is read-only. Nothing has changed.`,
    ELOCKED: 'Another publish has locked the registry for too long. Try again.',
  };
  return messages[code] ?? message;
};

/** Runs a command and prints its result, or its error as a message without a stack trace. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    console.error(messageOf(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
};
