import { spawn } from 'node:child_process';
import { once } from 'node:events';
import callbackFiles, { writeFileSync } from 'node:fs';
import files, { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { registryFile } from '../../config/registry';
import { setKillSwitch } from './pointers';
import { publish } from './publish';
import { listReleases } from './releases';
import { rollback } from './rollback';
import { changeRegistry, readRegistry } from './store';
import { builtRemote, newFolder } from './testing';

const first = { version: '1.0.0' };

/** Creates a store with one release of mf-books, and returns its registry's text. */
const storeWithRelease = async () => {
  const store = await newFolder();
  const { version } = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  return { store, version, registry: await readFile(registryFile(store), 'utf8') };
};
const versionsIn = async (store: string): Promise<string[]> =>
  (await listReleases(store, 'mf-books')).map(({ version }) => version);
const incomingIn = async (store: string): Promise<string[]> =>
  (await readdir(join(store, 'mf-books'))).filter((name) => name.startsWith('.incoming-'));

/**
 * Publishes in a separate process, which kills itself just before it renames a file through
 * `renamingModule`.
 */
const publishUntilKilled = async (
  renamingModule: 'node:fs' | 'node:fs/promises',
  built: string,
  store: string,
): Promise<void> => {
  const code = `
    import files from '${renamingModule}';
    import { syncBuiltinESMExports } from 'node:module';
    files.rename = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { publish } = await import(${JSON.stringify(resolve(__dirname, 'publish.ts'))});
    await publish('mf-books', ${JSON.stringify(built)}, ${JSON.stringify(store)}, { version: '1.1.0' });
  `;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: resolve(__dirname, '../../..') },
  );
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
};

describe('a publish that is killed', () => {
  test('before its files are in place adds no release, does not change the site, and does not block the next publish', async () => {
    const { store, version, registry } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    await publishUntilKilled('node:fs/promises', built, store);
    expect(await incomingIn(store)).toHaveLength(1);
    expect(await readFile(registryFile(store), 'utf8')).toBe(registry);
    expect(await versionsIn(store)).toEqual([version]);
    const next = await publish('mf-books', built, store, { version: '1.1.0' });
    expect((await readRegistry(store)).remotes['books']?.version).toBe(next.version);
  });

  test('leaves files that a later publish removes after a day, but not those of a running publish', async () => {
    const { store } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    await publishUntilKilled('node:fs/promises', built, store);
    const [abandoned] = await incomingIn(store);
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(join(store, 'mf-books', abandoned), twoDaysAgo, twoDaysAgo);
    await mkdir(join(store, 'mf-books', '.incoming-of-another'));
    await publish('mf-books', built, store, { version: '1.1.0' });
    expect(await incomingIn(store)).toEqual(['.incoming-of-another']);
  });

  test('while it has locked the registry does not change the site; the lock expires, and the registry can point to the release', async () => {
    const { store, version, registry } = await storeWithRelease();
    await publishUntilKilled('node:fs', await builtRemote('books', 'two'), store);
    expect(await readFile(registryFile(store), 'utf8')).toBe(registry);
    // Age the lock, as if it were found some time later.
    await utimes(join(store, '.registry.lock'), 0, 0);
    const [unreferenced] = (await versionsIn(store)).filter((name) => name !== version);
    expect(await rollback('mf-books', store, unreferenced)).toBe(unreferenced);
  });
});

test.each([
  ['its release', {}],
  ['its canary', { canary: { percent: 10 } }],
])('a publish that fails after the registry names %s keeps the release', async (_what, options) => {
  const { store } = await storeWithRelease();
  const { lock } = lockfile;
  jest.spyOn(lockfile, 'lock').mockImplementation(async (...args) => {
    const release = await lock(...args);
    return async () => {
      await release();
      throw Object.assign(new Error('EACCES: no permission'), { code: 'EACCES' });
    };
  });
  const published = publish('mf-books', await builtRemote('books', 'two'), store, {
    version: '1.1.0',
    ...options,
  });
  await expect(published).rejects.toThrow(
    /^mf-books 1\.1\.0-\w+ is published, but then something failed: EACCES/,
  );
  const { version, canary } = (await readRegistry(store)).remotes['books'];
  expect(await versionsIn(store)).toContain(canary?.version ?? version);
  expect(canary?.version ?? version).toMatch(/^1\.1\.0-/);
});

describe('a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

  test('while the files are copied leaves no file behind, and does not change the site', async () => {
    const { store, version, registry } = await storeWithRelease();
    const { cp } = files;
    jest.spyOn(files, 'cp').mockImplementation(async (from, to, options) => {
      await cp(from, to, options);
      throw full;
    });
    await expect(
      publish('mf-books', await builtRemote('books', 'two'), store, first),
    ).rejects.toThrow(full);
    expect(await readdir(join(store, 'mf-books'))).toEqual([version]);
    expect(await readFile(registryFile(store), 'utf8')).toBe(registry);
  });

  test('while the registry is written does not change the old one, and the same publish succeeds later', async () => {
    const { store, version, registry } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    const write = jest
      .spyOn(callbackFiles, 'write')
      .mockImplementation((...args: unknown[]) => (args.at(-1) as (error: Error) => void)(full));
    await expect(publish('mf-books', built, store, first)).rejects.toThrow(full);
    expect(write).toHaveBeenCalled();
    write.mockRestore();
    expect(await readFile(registryFile(store), 'utf8')).toBe(registry);
    expect(await versionsIn(store)).toEqual([version]);
    await publish('mf-books', built, store, first);
    expect(await versionsIn(store)).toHaveLength(2);
  });

  test('while the registry is written does not block the same publish, even if its files stay', async () => {
    const { store, version } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    jest.spyOn(files, 'rm').mockRejectedValueOnce(new Error('EIO: i/o error'));
    const write = jest
      .spyOn(callbackFiles, 'write')
      .mockImplementation((...args: unknown[]) => (args.at(-1) as (error: Error) => void)(full));
    await expect(publish('mf-books', built, store, first)).rejects.toThrow(full);
    write.mockRestore();
    expect(await versionsIn(store)).toEqual([version]);
    await publish('mf-books', built, store, first);
    expect(await versionsIn(store)).toHaveLength(2);
  });

  const failToClean = (): void =>
    void jest.spyOn(files, 'rm').mockRejectedValue(new Error('EIO: i/o error'));

  test('is named even if the copied files cannot be removed', async () => {
    const { store } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    jest.spyOn(files, 'cp').mockRejectedValue(full);
    failToClean();
    await expect(publish('mf-books', built, store, first)).rejects.toThrow(full);
  });

  test.each([
    ['the release cannot be removed', failToClean],
    [
      'the registry cannot be read any more',
      (store: string) => writeFileSync(registryFile(store), '{'),
    ],
  ])('while the registry is written is named even if %s', async (_what, failAgain) => {
    const { store } = await storeWithRelease();
    const built = await builtRemote('books', 'two');
    jest.spyOn(callbackFiles, 'write').mockImplementation((...args: unknown[]) => {
      failAgain(store);
      (args.at(-1) as (error: Error) => void)(full);
    });
    await expect(publish('mf-books', built, store, first)).rejects.toThrow(full);
  });
});

test.each([
  'nonsense',
  '{}',
  '{"version":2,"remotes":{}}',
  '{"version":1,"remotes":{"books":{"entry":"x","contract":"one","version":"1"}}}',
])('every command refuses a registry edited into %s, and leaves it for repair', async (text) => {
  const { store, version } = await storeWithRelease();
  await writeFile(registryFile(store), text);
  await expect(
    publish('mf-books', await builtRemote('books', 'two'), store, first),
  ).rejects.toThrow(/^The registry/);
  await expect(rollback('mf-books', store)).rejects.toThrow(/^The registry/);
  await expect(rollback('mf-books', store, version)).rejects.toThrow(/^The registry/);
  await expect(
    changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', 'why')),
  ).rejects.toThrow(/^The registry/);
  expect(await readFile(registryFile(store), 'utf8')).toBe(text);
  expect(await versionsIn(store)).toEqual([version]);
});

test("other files in the app's folder are not releases, and neither is a folder with another release's description", async () => {
  const { store, version } = await storeWithRelease();
  await writeFile(join(store, 'mf-books', 'notes.txt'), 'call Ana');
  await mkdir(join(store, 'mf-books', '9.9.9'));
  expect(await versionsIn(store)).toEqual([version]);
  await writeFile(
    join(store, 'mf-books', '9.9.9', 'release.json'),
    await readFile(join(store, 'mf-books', version, 'release.json')),
  );
  for (const name of ['9.9.9', 'notes.txt', '../mf-books', 'none']) {
    await expect(rollback('mf-books', store, name)).rejects.toThrow(
      `The store has no release ${name} of mf-books.`,
    );
  }
});

test.each([
  [{ contract: 'two' }, '/contract'],
  [{ remote: { entry: 'mf-books/1/mf-manifest.json' } }, '/remote/contract'],
])(
  'a rollback refuses a release whose description is damaged (%j)',
  async (change, invalidPath) => {
    const { store, version } = await storeWithRelease();
    const file = join(store, 'mf-books', version, 'release.json');
    const release = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...release, ...change }));
    await expect(rollback('mf-books', store, version)).rejects.toThrow(
      `The release.json of mf-books ${version} is damaged: ${invalidPath} is missing or invalid.`,
    );
  },
);
