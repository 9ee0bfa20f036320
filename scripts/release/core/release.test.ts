import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { CONTRACT_VERSION } from '../../../shared/kernel/src/remote/version';
import { registryFile } from '../../config/registry';
import { setKillSwitch } from './pointers';
import { publish } from './publish';
import { listReleases } from './releases';
import { rollback } from './rollback';
import { changeRegistry, readRegistry } from './store';
import { builtRemote, builtShell, newFolder } from './testing';

const first = { version: '1.0.0' };
const hashOf = (content: string | Uint8Array, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

test('a publish adds a folder whose name has a hash of its content, and points the registry to it with the hash of its entry', async () => {
  const store = await newFolder();
  const { version } = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  const { books } = (await readRegistry(store)).remotes;
  expect(books).toEqual({
    entry: `mf-books/${version}/mf-manifest.json`,
    contract: CONTRACT_VERSION,
    version,
    integrity: hashOf('one'),
    manifestIntegrity: hashOf(await readFile(join(store, books.entry))),
    filesIntegrity: hashOf(await readFile(join(store, 'mf-books', version, 'integrity.json'))),
  });
  const list = JSON.parse(
    await readFile(join(store, 'mf-books', version, 'integrity.json'), 'utf8'),
  ) as unknown;
  expect(list).toEqual({
    'mf-manifest.json': hashOf(await readFile(join(store, books.entry)), 'sha256'),
    'remoteEntry.0123456789.js': books.integrity,
  });
  expect(await readFile(join(store, books.entry), 'utf8')).toContain('mf_books');
});

test('visitors get a release from the origin that was named when it was published, also after a rollback', async () => {
  const store = await newFolder();
  const elsewhere = { ...first, origin: 'https://cdn.example' };
  const release = await publish('mf-books', await builtRemote('books', 'one'), store, elsewhere);
  const entry = `https://cdn.example/mf-books/${release.version}/mf-manifest.json`;
  const entryNow = async () => (await readRegistry(store)).remotes['books'].entry;
  expect(await entryNow()).toBe(entry);
  const two = await publish('mf-books', await builtRemote('books', 'two'), store, first);
  expect(await entryNow()).toBe(`mf-books/${two.version}/mf-manifest.json`);
  await rollback('mf-books', store);
  expect(await entryNow()).toBe(entry);
});

test('the shell cannot come from another origin', async () => {
  const elsewhere = { ...first, origin: 'https://cdn.example' };
  await expect(
    publish('shell', await builtShell('shell'), await newFolder(), elsewhere),
  ).rejects.toThrow('The shell always comes from the origin of the site itself.');
});

test('earlier releases stay, and a rollback points to the one before', async () => {
  const store = await newFolder();
  const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const two = await publish('mf-books', await builtRemote('books', 'two'), store, first);
  expect((await listReleases(store, 'mf-books')).map(({ version }) => version).sort()).toEqual(
    [one.version, two.version].sort(),
  );
  expect(await rollback('mf-books', store)).toBe(one.version);
  expect((await readRegistry(store)).remotes['books']).toEqual({
    ...one.remote,
    version: one.version,
  });
  await expect(rollback('mf-books', store)).rejects.toThrow('mf-books has no earlier release.');
  expect(await rollback('mf-books', store, two.version)).toBe(two.version);
});

test('a rollback to a release with a damaged description says which one is damaged', async () => {
  const store = await newFolder();
  const { version } = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  await writeFile(join(store, 'mf-books', version, 'release.json'), '{"folder":');
  await expect(rollback('mf-books', store, version)).rejects.toThrow(
    `The release.json of mf-books ${version} is damaged: it is not JSON.`,
  );
});

test('a rollback to a release outside the history keeps the history', async () => {
  const store = await newFolder();
  const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  await publish('mf-books', await builtRemote('books', 'two'), store, first);
  const tried = await publish('mf-books', await builtRemote('books', 'tried'), store, {
    ...first,
    canary: { percent: 10 },
  });
  expect(await rollback('mf-books', store, tried.version)).toBe(tried.version);
  expect((await readRegistry(store)).history?.['books']).toEqual([one.version]);
  expect(await rollback('mf-books', store)).toBe(one.version);
});

test('a rollback past several releases keeps only the releases before the named one in the history', async () => {
  const store = await newFolder();
  const versions: string[] = [];
  for (const code of ['one', 'two', 'three', 'four'])
    versions.push(
      (await publish('mf-books', await builtRemote('books', code), store, first)).version,
    );
  await rollback('mf-books', store, versions[1]);
  expect((await readRegistry(store)).history?.['books']).toEqual([versions[0]]);
});

test('publishing the same content under the same version is refused', async () => {
  const store = await newFolder();
  await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const before = await readFile(registryFile(store), 'utf8');
  await expect(
    publish('mf-books', await builtRemote('books', 'one'), store, first),
  ).rejects.toThrow(/already exists/);
  expect(await readFile(registryFile(store), 'utf8')).toBe(before);
});

test('the registry has every app after simultaneous publishes', async () => {
  const store = await newFolder();
  const apps = ['books', 'orders', 'auth', 'account', 'marketing'];
  const built = await Promise.all(apps.map((name) => builtRemote(name, name)));
  await Promise.all(apps.map((name, index) => publish(`mf-${name}`, built[index], store, first)));
  expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual([...apps].sort());
});

test('if the same build is published twice at once, one publish succeeds, and the other says that the release exists', async () => {
  const store = await newFolder();
  const built = await builtRemote('books', 'one');
  const [a, b] = await Promise.allSettled(
    [built, built].map((folder) => publish('mf-books', folder, store, first)),
  );
  const [published, refused] = a.status === 'fulfilled' ? [a, b] : [b, a];
  expect(published).toMatchObject({ status: 'fulfilled' });
  expect(refused).toMatchObject({
    reason: { message: expect.stringMatching(/^mf-books 1\.0\.0-\w+ already exists\./) as string },
  });
  expect(await readdir(join(store, 'mf-books'))).toEqual([
    (await readRegistry(store)).remotes['books']?.version,
  ]);
});

test.each([
  ['another app', () => builtRemote('orders', 'one'), 'contains mf_orders, not mf_books'],
  ['an empty folder', () => newFolder(), 'Build the app first'],
])('%s is refused, and the site does not change', async (_what, built, reason) => {
  const store = await newFolder();
  await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const before = await readFile(registryFile(store), 'utf8');
  await expect(publish('mf-books', await built(), store, first)).rejects.toThrow(reason);
  expect(await readFile(registryFile(store), 'utf8')).toBe(before);
  expect(await listReleases(store, 'mf-books')).toHaveLength(1);
});

test.each([
  ['names a missing file', 'remoteEntry.0', 'remoteEntry.9', /has no remoteEntry\.9/],
  ['does not expose the remote', './remote', './other', /exposes no \.\/remote/],
])('a manifest that %s is refused', async (_what, before, after, reason) => {
  const built = await builtRemote('books', 'one');
  const file = join(built, 'mf-manifest.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after));
  await expect(publish('mf-books', built, await newFolder(), first)).rejects.toThrow(reason);
});

test('a shell without a page is refused', async () => {
  await expect(publish('shell', await newFolder(), await newFolder(), first)).rejects.toThrow(
    'has no index.html. Build the shell first.',
  );
});

test('a canary is listed with the current release, and a rollback ends it', async () => {
  const store = await newFolder();
  const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const two = await publish('mf-books', await builtRemote('books', 'two'), store, {
    ...first,
    canary: { percent: 10 },
  });
  expect((await readRegistry(store)).remotes['books']).toEqual({
    ...one.remote,
    version: one.version,
    canary: { ...two.remote, version: two.version, percent: 10 },
  });
  expect(await rollback('mf-books', store)).toBe(one.version);
  expect((await readRegistry(store)).remotes['books']?.canary).toBeUndefined();
});

test('publishing the build of a canary gives it to more visitors, and finally to all', async () => {
  const store = await newFolder();
  const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const next = await builtRemote('books', 'two');
  const two = await publish('mf-books', next, store, { ...first, canary: { percent: 10 } });
  await publish('mf-books', next, store, { ...first, canary: { percent: 50 } });
  expect((await readRegistry(store)).remotes['books']).toEqual({
    ...one.remote,
    version: one.version,
    canary: { ...two.remote, version: two.version, percent: 50 },
  });
  await publish('mf-books', next, store, first);
  expect((await readRegistry(store)).remotes['books']).toEqual({
    ...two.remote,
    version: two.version,
  });
  expect(await rollback('mf-books', store)).toBe(one.version);
});

describe('while another command changes the same canary', () => {
  const setUp = async () => {
    const store = await newFolder();
    const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
    const next = await builtRemote('books', 'two');
    await publish('mf-books', next, store, { ...first, canary: { percent: 10 } });
    return { store, one, next };
  };
  /** Lets another command have the lock before the next one that asks for it. */
  const letOtherFirst = (other: () => Promise<unknown>): void => {
    const { lock } = lockfile;
    jest.spyOn(lockfile, 'lock').mockImplementationOnce(async (...args) => {
      await other();
      return lock(...args);
    });
  };

  test('a rollback goes back from the canary, even if everybody has just got it', async () => {
    const { store, one, next } = await setUp();
    letOtherFirst(() => publish('mf-books', next, store, first));
    expect(await rollback('mf-books', store)).toBe(one.version);
    expect((await readRegistry(store)).remotes['books']).toMatchObject({ version: one.version });
  });

  test('a canary that a rollback has just ended is not given to anybody', async () => {
    const { store, one, next } = await setUp();
    letOtherFirst(() => rollback('mf-books', store));
    await expect(publish('mf-books', next, store, first)).rejects.toThrow(/already exists/);
    expect((await readRegistry(store)).remotes['books']).toEqual({
      ...one.remote,
      version: one.version,
    });
  });
});

test('a remote that was switched off stays off after a publish, until it is switched on', async () => {
  const store = await newFolder();
  await publish('mf-books', await builtRemote('books', 'one'), store, first);
  await changeRegistry(store, (registry) =>
    setKillSwitch(registry, 'mf-books', 'prints the wrong dog'),
  );
  await publish('mf-books', await builtRemote('books', 'two'), store, first);
  expect((await readRegistry(store)).remotes['books']?.off).toBe('prints the wrong dog');
  await changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', null));
  expect((await readRegistry(store)).remotes['books']?.off).toBeUndefined();
});

test("the addresses in the shell's page point to its release, and nothing else changes", async () => {
  const store = await newFolder();
  const { version } = await publish('shell', await builtShell('one'), store, first);
  expect((await readRegistry(store)).shell).toEqual({
    folder: `shell/${version}`,
    version,
    contract: CONTRACT_VERSION,
    filesIntegrity: hashOf(await readFile(join(store, 'shell', version, 'integrity.json'))),
  });
  const page = await readFile(join(store, 'shell', version, 'index.html'), 'utf8');
  expect(page).toBe(
    `<link href="/shell/${version}/site.0123456789.css" rel="stylesheet"><script src="/shell/${version}/main.0123456789.js"></script><a href="/home">`,
  );
  const list = JSON.parse(
    await readFile(join(store, 'shell', version, 'integrity.json'), 'utf8'),
  ) as unknown;
  // The list has the hash of the rewritten page.
  expect(list).toMatchObject({
    'index.html': hashOf(page, 'sha256'),
    'main.0123456789.js': hashOf('one', 'sha256'),
  });
  expect(await readdir(join(store, 'shell', version))).not.toContain('index.html.br');
});

test('the web manifest names the icons of its release, and keeps its own address', async () => {
  const store = await newFolder();
  const built = await builtShell('one');
  const manifest = (icon: string) => `{"start_url":"my-projects","icons":[{"src":"${icon}"}]}`;
  await writeFile(join(built, 'icon.0123456789.png'), '');
  await writeFile(join(built, 'app.webmanifest'), manifest('icon.0123456789.png'));
  await writeFile(join(built, 'index.html'), '<link rel="manifest" href="/app.webmanifest">');
  const { version } = await publish('shell', built, store, first);
  const read = (name: string) => readFile(join(store, 'shell', version, name), 'utf8');
  expect(await read('app.webmanifest')).toBe(manifest(`shell/${version}/icon.0123456789.png`));
  expect(await read('index.html')).toBe('<link rel="manifest" href="/app.webmanifest">');
});

test('the addresses of pictures and styles in first HTML point to the release', async () => {
  const store = await newFolder();
  const built = await builtRemote('marketing', 'one');
  await writeFile(join(built, 'hero.webp'), '');
  await writeFile(
    join(built, 'first.json'),
    JSON.stringify({
      '/home': {
        html: '<img src="/mf-marketing/hero.webp" srcset="/mf-marketing/hero.webp 1x"><a href="/home">',
        chunk: 'home',
      },
    }),
  );
  const { version } = await publish('mf-marketing', built, store, first);
  const { html } = (
    JSON.parse(
      await readFile(join(store, 'mf-marketing', version, 'first.json'), 'utf8'),
    ) as Record<string, { html: string }>
  )['/home'];
  expect(html).toBe(
    `<img src="/mf-marketing/${version}/hero.webp" srcset="/mf-marketing/${version}/hero.webp 1x"><a href="/home">`,
  );
});

describe('the contract', () => {
  const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
  const newer = `${major}.${minor + 1}.0`;

  test('is that of the kernel that the remote was built against, not that of the sources it is released from', async () => {
    const store = await newFolder();
    await publish('mf-books', await builtRemote('books', 'one', '0.7.2'), store, first);
    expect((await readRegistry(store)).remotes['books']?.contract).toBe('0.7');
  });

  test.each([
    ['a newer minor version', newer],
    ['another major version', `${major + 1}.0.0`],
    ['an earlier major version', `${major - 1}.2.0`],
  ])(
    'of %s than the shell has is refused, in a canary too, and the store does not change',
    async (_what, kernel) => {
      const store = await newFolder();
      await publish('shell', await builtShell('one'), store, first);
      await publish('mf-books', await builtRemote('books', 'one'), store, first);
      const before = await readFile(registryFile(store), 'utf8');
      const built = await builtRemote('books', 'two', kernel);
      for (const canary of [undefined, { percent: 10 }]) {
        await expect(publish('mf-books', built, store, { ...first, canary })).rejects.toThrow(
          `was built for contract ${kernel.replace(/\.\d+$/, '')}, but the shell has ${CONTRACT_VERSION}. Publish or roll back one of them so that the contracts match`,
        );
      }
      expect(await readFile(registryFile(store), 'utf8')).toBe(before);
      expect(await listReleases(store, 'mf-books')).toHaveLength(1);
    },
  );

  test('a remote that the contract no longer has does not block a new shell', async () => {
    const store = await newFolder();
    await publish('shell', await builtShell('one'), store, first);
    await publish('mf-books', await builtRemote('books', 'one'), store, first);
    const { books } = (await readRegistry(store)).remotes;
    await changeRegistry(store, (registry) => ({
      ...registry,
      remotes: { ...registry.remotes, gifts: { ...books, contract: '1.0' } },
    }));
    const next = await publish('shell', await builtShell('two'), store, { version: '2.0.0' });
    expect((await readRegistry(store)).shell?.version).toBe(next.version);
  });

  test('a shell cannot be rolled back to a release that is too old for its remotes', async () => {
    const store = await newFolder();
    const old = await publish('shell', await builtShell('one'), store, first);
    await changeRegistry(store, (registry) => ({
      ...registry,
      shell: { ...registry.shell!, contract: newer.replace(/\.0$/, '') },
    }));
    await publish('mf-books', await builtRemote('books', 'two', newer), store, first);
    await expect(rollback('shell', store, old.version)).rejects.toThrow(
      'or switch books off until then.',
    );
    // This is how a new major version is deployed: with the remote switched off, shell and remote
    // can change one after the other.
    await changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', 'moves'));
    await rollback('shell', store, old.version);
    await expect(
      changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', null)),
    ).rejects.toThrow('Publish or roll back');
  });

  test('a build that does not name its contract is refused', async () => {
    await expect(
      publish('mf-books', await builtRemote('books', 'one', 'next'), await newFolder(), first),
    ).rejects.toThrow('does not say which kernel it was built against.');
  });
});
