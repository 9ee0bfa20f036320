import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compileAll } from './build/compileAll';
import { fingerprintsOf } from './build/sources';
import { mainFile, writeRegistry } from './build/writeRegistry';
import { appFolders, root, shell } from './config/apps';
import { checkNames, foldersOf, readCommandLine, exitWithError } from './config/commandLine';
import { registryFile } from './config/registry';
import { writeLists } from '../shared/pages/scripts/registry';

const stampOf = (folder: string): string => resolve(root, '.cache/built', folder);

const readStamp = (folder: string): Promise<string> =>
  readFile(stampOf(folder), 'utf8').catch(() => '');

const dist = resolve(root, 'dist');

const isBuilt = async (folder: string, sources: string): Promise<boolean> =>
  (await readStamp(folder)) === sources && existsSync(mainFile(dist, folder));

/** Compiles the apps whose sources changed, two at a time. */
const compileChanged = async (folders: readonly string[]): Promise<void> => {
  await writeLists();
  const fingerprints = await fingerprintsOf(folders);
  const apps = folders.map((folder, i) => ({ folder, sources: fingerprints[i] }));
  const isCurrent = await Promise.all(apps.map(({ folder, sources }) => isBuilt(folder, sources)));
  const changed = apps.filter((_, i) => !isCurrent[i]);
  if (changed.length > 0)
    console.log(`Building ${changed.length} of ${apps.length} apps (usually a minute for all)...`);
  await Promise.all(changed.map(({ folder }) => rm(stampOf(folder), { force: true })));
  await mkdir(resolve(root, '.cache/built'), { recursive: true });
  let done = 0;
  // The shell takes longest, so start with it.
  const rank = (folder: string): number => (folder === shell.folder ? 0 : 1);
  const order = changed.map(({ folder }) => folder).sort((a, b) => rank(a) - rank(b));
  await compileAll(order, 2, async (folder, ms) => {
    await writeFile(stampOf(folder), fingerprints[folders.indexOf(folder)]);
    done += 1;
    console.log(`  ${done} of ${changed.length}: ${folder}, ${(ms / 1000).toFixed(1)} s`);
  });
};

/**
 * Builds the apps that changed. If the whole site was built before, also rewrites its registry,
 * because browsers refuse files that differ from the hashes in it.
 */
export const buildApps = async (folders: readonly string[]): Promise<void> => {
  await compileChanged(folders);
  if (existsSync(registryFile(dist))) await writeRegistry(dist, readStamp);
};

/** Builds the apps that changed, and writes the registry. */
export const build = async (): Promise<void> => {
  await compileChanged(appFolders);
  await writeRegistry(dist, readStamp);
};

/**
 * The folder of the built site: the one in DIST, which has already been built, or else a new build.
 * Ends the command if DIST is not a built site, or an app does not build.
 */
export const builtSite = async (): Promise<string> => {
  const prebuilt = process.env['DIST'];
  if (!prebuilt) await build().catch(exitWithError);
  const folder = resolve(root, prebuilt || 'dist');
  if (!existsSync(registryFile(folder)))
    exitWithError(`DIST is not a built site: there is no registry.json in ${folder}.`);
  return folder;
};

// `npm run build`, or `npm run build mf-books`, or `npm run build -w mf-books`. An app that is
// built alone gets its stamp too; otherwise, `publish` would take it for a build of other sources.
if (import.meta.filename === process.argv[1]) {
  const { positionals } = readCommandLine('npm run build [mf-books shell ...]', {
    maxPositionals: Infinity,
  });
  const folders = foldersOf(positionals);
  checkNames('app', folders, appFolders);
  await (folders.length > 0 ? buildApps(folders) : build()).catch(exitWithError);
}
