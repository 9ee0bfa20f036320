import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { appFolders, shell } from '../config/apps';
import { makeRegistry, registryFile } from '../config/registry';
import { hashesOf, MANIFEST, writeIntegrityList } from '../release/core/integrity';
import { PAGE } from '../release/core/inspect';

/** The file that every build of an app has. */
export const mainFile = (dist: string, folder: string): string =>
  resolve(dist, folder, folder === shell.folder ? PAGE : MANIFEST);

/**
 * Writes the registry of the apps in `dist`, and the list of hashes of each app. If an app is not
 * built, writes nothing and says so.
 */
export const writeRegistry = async (
  dist: string,
  versionOf: (folder: string) => Promise<string>,
): Promise<void> => {
  const missing = appFolders.filter((folder) => !existsSync(mainFile(dist, folder)));
  if (missing.length > 0) {
    console.log(
      `registry.json was not written, because these apps are not built: ${missing.join(', ')}. Run npm run build.`,
    );
    return;
  }
  const folderOf = (folder: string): string => resolve(dist, folder);
  await writeIntegrityList(folderOf(shell.folder));
  const registry = await makeRegistry(async (folder) => ({
    version: await versionOf(folder),
    ...(await hashesOf((file) => readFile(resolve(folderOf(folder), file)))),
    filesIntegrity: await writeIntegrityList(folderOf(folder)),
  }));
  await writeFile(registryFile(dist), `${JSON.stringify(registry, null, 2)}\n`);
};
