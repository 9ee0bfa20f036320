import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appFolders, root } from '../../scripts/config/apps';
import { serveSite, type ServedSite } from '../../scripts/config/serve';
import { publish } from '../../scripts/release/core/publish';

export const built = (folder: string): string => resolve(root, 'dist', folder);

/** Overwrites a file of a built app and deletes the compressed copies of the old one. */
export const overwrite = async (folder: string, name: string, content: string): Promise<void> => {
  await writeFile(join(folder, name), content);
  await Promise.all(
    ['.br', '.gz'].map((ending) => rm(join(folder, name + ending), { force: true })),
  );
};

/** A copy of a built app with one of its texts replaced. */
export const changedBuild = async (
  folder: string,
  text: string,
  other: string,
): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), `${folder}-`));
  await cp(built(folder), copy, { recursive: true });
  let changes = 0;
  for (const name of (await readdir(copy)).filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(copy, name), 'utf8');
    if (!code.includes(text)) continue;
    changes++;
    await overwrite(copy, name, code.replaceAll(text, other));
  }
  if (changes === 0) throw new Error(`${folder} does not say ${text}`);
  return copy;
};

/** Publishes the whole site to a new store and serves it through its own gateway. */
export const startStore = async (): Promise<ServedSite & { readonly store: string }> => {
  const store = await mkdtemp(join(tmpdir(), 'store-'));
  for (const folder of appFolders)
    await publish(folder, built(folder), store, { version: '1.0.0' });
  return { store, ...(await serveSite(store)) };
};
