import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contractFolders } from '../../scripts/api/entries';
import { root } from '../../scripts/config/apps';
import { runNode } from '../../scripts/config/process';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';

/** Changes a file. @throws Error if the text stays the same */
export const editFile = async (file: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  await writeFile(file, after);
};

/**
 * Sets another contract version in the packages of a copy of the repository.
 * @throws Error when the copy has that version already
 */
export const setContract = async (tree: string, contract: string): Promise<void> => {
  for (const folder of contractFolders) {
    await editFile(resolve(tree, folder, 'package.json'), (text) =>
      text.replace(/"version": "[^"]*"/, `"version": "${contract}.0"`),
    );
  }
  await editFile(resolve(tree, 'shared/kernel/src/remote/version.ts'), (text) =>
    text.replace(/'\d+\.\d+'/, `'${contract}'`),
  );
};

/** Replaces the sources of a remote with those of a fixture, and returns their folder. */
export const putRemote = async (tree: string, folder: string, fixture: string): Promise<string> => {
  const sources = resolve(tree, folder, 'src');
  await rm(sources, { recursive: true });
  await cp(resolve(import.meta.dirname, '../fixtures', fixture, 'src'), sources, {
    recursive: true,
  });
  return sources;
};

const run = async (args: readonly string[], options: Parameters<typeof runNode>[1]) => {
  // A build takes all cores, and should not slow down the tests that run at the same time.
  const { code, output } = await runNode(['--import', 'tsx', ...args], {
    ...options,
    isLowPriority: true,
  });
  if (code !== 0) throw new Error(output);
};

/**
 * Builds a remote as its team would, into a separate folder, and returns that folder.
 * @throws Error with webpack's output
 */
export const buildRemote = async (tree: string, folder: string): Promise<string> => {
  const cli = resolve(root, 'node_modules/webpack-cli/bin/cli.js');
  await run([cli, 'build', '--mode', 'production'], { cwd: resolve(tree, folder) });
  const copy = await temporaryFolder(folder);
  await cp(resolve(tree, 'dist', folder), copy, { recursive: true });
  return copy;
};

/**
 * Builds and publishes the shell as its team would, with the copy's own command.
 * @throws Error with the command's output
 */
export const publishShell = (tree: string, store: string, version: string): Promise<void> =>
  run(['scripts/release/publish.ts', 'shell', '--version', version], {
    cwd: tree,
    env: { STORE: store },
  });
