import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../../api/src/config';
import { createServer } from '../../api/src/server';
import { appFolders, root } from '../../scripts/config/apps';
import { publish } from '../../scripts/release/core/publish';

export const built = (folder: string): string => resolve(root, 'dist', folder);

/** A copy of a built app in which a text of its own reads otherwise. */
export const changedBuild = async (folder: string, text: string, other: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), `${folder}-`));
  await cp(built(folder), copy, { recursive: true });
  let changes = 0;
  for (const name of (await readdir(copy)).filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(copy, name), 'utf8');
    if (!code.includes(text)) continue;
    changes++;
    await writeFile(join(copy, name), code.replaceAll(text, other));
    await Promise.all(['.br', '.gz'].map((ending) => rm(join(copy, name + ending), { force: true })));
  }
  if (changes === 0) throw new Error(`${folder} does not say ${text}`);
  return copy;
};

/** The whole site as releases in a store of its own, served by its own gateway. */
export const startStore = async (): Promise<{ store: string; url: string; close: () => Promise<void> }> => {
  const store = await mkdtemp(join(tmpdir(), 'store-'));
  for (const folder of appFolders) await publish(folder, built(folder), store, { version: '1.0.0' });
  const server = await createServer({ ...readConfig({}), dist: store });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { store, url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close: () => server.close() };
};
