import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { folderOf } from '../config/apps';
import { filesOf } from './files';
import { checkName } from './name';
import { updatedFiles } from './insertions';

/**
 * Creates a remote with one screen and registers it in the rest of the repository. After an error,
 * undoes everything.
 * @returns the files that were written, below the root
 * @throws Error that says why the remote cannot be created
 */
export const createRemote = async (root: string, name: string): Promise<string[]> => {
  checkName(root, name);
  const folder = folderOf(name);
  const changed = updatedFiles(root, name);
  const created = Object.fromEntries(
    Object.entries(filesOf(root, name)).map(([file, text]) => [`${folder}/${file}`, text]),
  );
  const before = await Promise.all(
    Object.keys(changed).map(
      async (file) => [file, await readFile(resolve(root, file), 'utf8')] as const,
    ),
  );
  try {
    for (const [file, text] of Object.entries({ ...created, ...changed })) {
      await mkdir(dirname(resolve(root, file)), { recursive: true });
      await writeFile(resolve(root, file), text);
    }
  } catch (error) {
    await rm(resolve(root, folder), { recursive: true, force: true });
    for (const [file, text] of before) await writeFile(resolve(root, file), text);
    throw error;
  }
  return Object.keys({ ...created, ...changed });
};
