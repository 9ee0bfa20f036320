import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRegistry } from '../../shared/kernel/src/release';
import { appFolders, remotes } from '../config/apps';
import { temporaryFolder } from '../config/temporaryFolder';
import { integrityOf } from '../release/core/integrity';
import { mainFile, writeRegistry } from './writeRegistry';

const manifest = JSON.stringify({
  name: 'mf_remote',
  metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
  exposes: [],
});

/** A folder in which every app is built. */
const builtSite = async (): Promise<string> => {
  const dist = await temporaryFolder('dist');
  for (const folder of appFolders) {
    await mkdir(join(dist, folder));
    await writeFile(mainFile(dist, folder), manifest);
    await writeFile(join(dist, folder, 'remoteEntry.0123456789.js'), folder);
  }
  return dist;
};

const registryIn = (dist: string): Promise<string> =>
  readFile(join(dist, 'registry.json'), 'utf8').catch(() => 'none');

const versionOf = (folder: string): Promise<string> => Promise.resolve(`${folder}-1`);

test('the registry names the version and the hashes of each app', async () => {
  const dist = await builtSite();
  await writeRegistry(dist, versionOf);
  await writeFile(join(dist, 'mf-books/remoteEntry.0123456789.js'), 'changed');
  await writeRegistry(dist, versionOf);
  const registry: unknown = JSON.parse(await registryIn(dist));
  if (!isRegistry(registry)) throw new Error('This is not a registry.');
  expect(Object.keys(registry.remotes)).toEqual(remotes.map(({ name }) => name));
  expect(registry.remotes.books).toMatchObject({
    version: 'mf-books-1',
    integrity: integrityOf('changed'),
    filesIntegrity: integrityOf(await readFile(join(dist, 'mf-books/integrity.json'))),
  });
  expect(await readFile(join(dist, 'shell/integrity.json'), 'utf8')).toContain('index.html');
});

test('if some apps are not built, the site keeps its registry, and the command says so', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const dist = await builtSite();
  await writeRegistry(dist, versionOf);
  const before = await registryIn(dist);
  await rm(join(dist, 'mf-orders'), { recursive: true });
  await rm(mainFile(dist, 'shell'));
  await writeRegistry(dist, () => Promise.resolve('2'));
  expect(await registryIn(dist)).toBe(before);
  expect(print.mock.calls).toEqual([
    [
      'registry.json was not written, because these apps are not built: shell, mf-orders. Run npm run build.',
    ],
  ]);
});
