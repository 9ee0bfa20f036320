import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { appFolders, root } from './config/apps';
import { fingerprint } from './config/fingerprint';
import { inParallel, runNode } from './config/process';
import { makeRegistry } from './config/registry';

const webpackCli = resolve(root, 'node_modules/webpack-cli/bin/cli.js');
const stampOf = (folder: string): string => resolve(root, '.cache/built', folder);

const readStamp = (folder: string): Promise<string> => readFile(stampOf(folder), 'utf8').catch(() => '');

const exists = (path: string): Promise<boolean> =>
  readFile(path).then(
    () => true,
    () => false,
  );

const mainFile = (folder: string): string => resolve(root, 'dist', folder, folder === 'shell' ? 'index.html' : 'mf-manifest.json');

/** Builds one app into `dist/<app>`, unless its sources are those of the last build. */
const buildApp = async (folder: string): Promise<string> => {
  const sources = await fingerprint([folder, 'shared', 'scripts/config', 'scripts/first-html', 'package-lock.json']);
  if ((await readStamp(folder)) === sources && (await exists(mainFile(folder)))) return sources;

  await rm(stampOf(folder), { force: true });
  const started = performance.now();
  const { code, output } = await runNode(['--import', 'tsx', webpackCli, 'build', '--mode', 'production'], {
    cwd: resolve(root, folder),
  });
  if (code !== 0) throw new Error(`${folder} does not build:\n${output}`);
  await mkdir(resolve(root, '.cache/built'), { recursive: true });
  await writeFile(stampOf(folder), sources);
  console.log(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return sources;
};

/** Builds those of the apps whose sources changed, two at a time, and gives the sources' fingerprints. */
export const buildApps = (folders: readonly string[]): Promise<string[]> => inParallel(folders, 2, buildApp);

/** Builds what changed, and writes the registry. */
export const build = async (): Promise<void> => {
  const versions = await buildApps(appFolders);
  const registry = makeRegistry((folder) => versions[appFolders.indexOf(folder)]!);
  await writeFile(resolve(root, 'dist/registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
};

if (import.meta.filename === process.argv[1]) await build();
