/** @jest-environment node */
import { pageKey } from './addresses';
import { MAX_FILES } from './generations';
import { addressOf, base, siteFiles, setUp, storedReply, type fakeSite } from './testing';

test('one visit stores all pages, the registry, manifests and files, even of screens that were never opened', async () => {
  const { site, store, runVisit, document, files } = setUp();
  expect(await runVisit()).toEqual(storedReply);
  expect(await files()).toEqual(siteFiles);
  expect(await document('registry.json')).toBe(site.files['registry.json']);
  expect(await document('mf-books/1/mf-manifest.json?retry=1')).toBe(
    site.files['mf-books/1/mf-manifest.json'],
  );
  expect(await document('shell/1/start.js')).toBe('start()');
  for (const path of ['home', 'about-us', 'books/3f2a', 'create-book']) {
    expect(await (await store.document(pageKey(base + path, base)))?.text()).toContain(
      'runtime-config',
    );
  }
  // A list may name only files in its own folder.
  expect(site.requested).not.toContain('mf-auth/secret.0123456789.js');
});

test.each(['{"name":"Scribblepup"}', undefined])(
  'the site is stored with the web manifest %j, or without one if the server has none',
  async (text) => {
    const { site, runVisit, document } = setUp();
    site.files['login'] += '<link rel="manifest" href="/pups/app.webmanifest">';
    if (text !== undefined) site.files['app.webmanifest'] = text;
    expect(await runVisit()).toEqual(storedReply);
    expect(await document('app.webmanifest')).toBe(text);
  },
);

test('while nothing changes, a visit requests only the registry and one page', async () => {
  const { site, runVisit } = setUp();
  await runVisit();
  site.requested.length = 0;
  expect(await runVisit()).toEqual(storedReply);
  expect(site.requested.sort()).toEqual(['login', 'registry.json']);
});

test('only the new files of a release are fetched; the previous release stays, the one before it is deleted', async () => {
  const { site, runVisit, document, files } = setUp();
  await runVisit();
  site.requested.length = 0;
  site.release('2', 'second');
  await runVisit();
  expect(site.requested).not.toContain('shell/1/main.0123456789.js');
  expect(await document('registry.json')).toContain('mf-books/2/');
  expect(await files()).toEqual([
    ...siteFiles.slice(0, 2),
    'mf-books/2/remoteEntry.0123456789.js',
    'mf-books/2/second.0123456789.js',
    siteFiles[2],
  ]);
  site.release('3', 'third');
  await runVisit();
  expect((await files()).filter((name) => name.startsWith('mf-books/1'))).toEqual([]);
  expect((await files()).filter((name) => name.startsWith('mf-books/2'))).toHaveLength(2);
});

test('files of earlier releases stay while another tab is open', async () => {
  const { site, runVisit, files } = setUp();
  await runVisit();
  for (const version of ['2', '3', '4']) {
    site.release(version, `screen${version}`);
    await runVisit({}, 2);
  }
  expect(await files()).toEqual(expect.arrayContaining(siteFiles));
});

test.each<[string, RegExp, (site: ReturnType<typeof fakeSite>) => void]>([
  [
    'a file is missing',
    /responded with 404/,
    ({ files }) => void Reflect.deleteProperty(files, 'mf-books/2/second.0123456789.js'),
  ],
  [
    'the entry is not what the registry says',
    /Failed to fetch/,
    ({ files }) => void (files['mf-books/2/remoteEntry.0123456789.js'] = 'other()'),
  ],
  [
    'a chunk is not what the list of hashes says',
    /Failed to fetch/,
    ({ files }) => void (files['mf-books/2/second.0123456789.js'] = 'other()'),
  ],
  [
    'the list of hashes is not what the registry says',
    /Failed to fetch/,
    ({ files }) => void (files['mf-books/2/integrity.json'] = '{}'),
  ],
  [
    'a file has no hash',
    /more\.0123456789\.js has no hash/,
    ({ files }) =>
      void (files['mf-books/2/files.json'] =
        '["second.0123456789.js","remoteEntry.0123456789.js","more.0123456789.js"]'),
  ],
  [
    'the registry is nonsense',
    /SyntaxError/,
    ({ files }) => void (files['registry.json'] = '{"version":1,"remotes":'),
  ],
  [
    'the manifest is nonsense',
    /Failed to fetch/,
    ({ files }) => void (files['mf-books/2/mf-manifest.json'] = '{}'),
  ],
  [
    'a public network answers with its login page',
    /responded with 200/,
    ({ files }) => void (files['login'] = '<h1>Welcome to our hotel</h1>'),
  ],
])('if %s, the stored site does not change', async (_case, reason, breakIt) => {
  const { site, runVisit, document } = setUp();
  await runVisit();
  const before = await document('registry.json');
  site.release('2', 'second');
  breakIt(site);
  expect(await runVisit()).toMatchObject({ isKept: true, failure: expect.stringMatching(reason) });
  expect(await document('registry.json')).toBe(before);
});

test('a file that is damaged in the browser cache is fetched from the network', async () => {
  const { site, runVisit, files } = setUp();
  jest.mocked(fetch).mockImplementation(async (url, options = {}) => {
    const response = await site.respond(addressOf(url), options);
    if (addressOf(url).endsWith('main.0123456789.js') && options.cache !== 'reload')
      throw new TypeError('Failed to fetch');
    return response;
  });
  expect(await runVisit()).toEqual(storedReply);
  expect(await files()).toEqual(siteFiles);
});

test('a registry that is older than one seen before, or lacks a required signature, is not stored', async () => {
  const { runVisit, files } = setUp();
  expect((await runVisit({ serial: 2 })).isKept).toBe(false);
  expect((await runVisit({ keys: [`${'A'.repeat(43)}=`] })).isKept).toBe(false);
  expect(await files()).toEqual([]);
  expect((await runVisit({ serial: 1 })).isKept).toBe(true);
});

test('a release published while the site is read is left to the next visit', async () => {
  const { site, runVisit, document } = setUp();
  const mockFetch = jest.mocked(fetch);
  const originalFetch = mockFetch.getMockImplementation()!;
  mockFetch.mockImplementation(async (url, options) => {
    if (addressOf(url).endsWith('about-us')) site.release('2', 'second');
    return originalFetch(url, options);
  });
  expect((await runVisit()).isKept).toBe(false);
  expect((await runVisit()).isKept).toBe(true);
  expect(await document('registry.json')).toContain('mf-books/2/');
});

test('a remote that is off or not trusted is left out, and a remote without a file list affects no other', async () => {
  const { site, runVisit, files } = setUp();
  const { books } = site.registry.remotes;
  const elsewhere = { ...books, entry: 'https://elsewhere.example/mf-manifest.json' };
  // All its files exist, so only the registry keeps it off the device.
  const switchedOff = 'mf-orders/1/mf-manifest.json';
  for (const [path, text] of Object.entries(site.files))
    site.files[path.replace('mf-books/', 'mf-orders/')] = text;
  site.files['registry.json'] = JSON.stringify({
    ...site.registry,
    remotes: { books, orders: { ...books, entry: switchedOff, off: 'broken' }, auth: elsewhere },
  });
  delete site.files['mf-books/1/files.json'];
  expect(await runVisit()).toEqual(storedReply);
  expect(await files()).toEqual(siteFiles.slice(1));
  expect(site.requested.filter((path) => /elsewhere|mf-orders/.test(path))).toEqual([]);
});

test('a canary is stored for its share of the visitors', async () => {
  const { site, runVisit, document } = setUp();
  site.release('2', 'second');
  const next = (JSON.parse(site.files['registry.json']) as typeof site.registry).remotes['books'];
  const { books } = site.registry.remotes;
  site.files['registry.json'] = JSON.stringify({
    ...site.registry,
    remotes: { books: { ...books, canary: { ...next, percent: 30 } } },
  });
  await runVisit();
  expect(await document('mf-books/2/mf-manifest.json')).toBeUndefined();
  await runVisit({ share: 29 });
  expect(await document('mf-books/2/mf-manifest.json')).toBeDefined();
});

test('nothing is prefetched for a visitor who asked to save data', async () => {
  const { site, runVisit } = setUp();
  expect(await runVisit({ ahead: false })).toEqual({ ...storedReply, isKept: false });
  expect(site.requested.sort()).toEqual(['login', 'registry.json']);
});

test('on a nearly full device, nothing is stored', async () => {
  const { estimate, site, runVisit, files } = setUp();
  estimate.mockResolvedValue({ quota: 1e9, usage: 0.95e9 });
  expect(await runVisit()).toEqual({ ...storedReply, isKept: false });
  expect(site.requested.sort()).toEqual(['login', 'registry.json']);
  expect(await files()).toEqual([]);
});

test('visits that fail to store the site do not fill the device', async () => {
  const { store, runVisit, files } = setUp();
  await runVisit();
  const urls = Array.from({ length: MAX_FILES }, (_, n) => `${base}mf-books/9/${n}.0123456789.js`);
  for (const url of urls.slice(3)) await store.putFile(url, new Response(''));
  await runVisit({ ahead: false });
  expect(await files()).toHaveLength(MAX_FILES);
  for (const url of urls.slice(0, 3)) await store.putFile(url, new Response(''));
  await runVisit({ ahead: false });
  expect(await files()).toEqual(siteFiles);
});

test('without a network, the reply says so, and says whether the site is stored', async () => {
  const { runVisit } = setUp();
  const online = jest.mocked(fetch).getMockImplementation()!;
  const offline = async () => {
    throw new TypeError('Failed to fetch');
  };
  jest.mocked(fetch).mockImplementation(offline);
  expect(await runVisit()).toMatchObject({ isKept: false, isReached: false });
  jest.mocked(fetch).mockImplementation(online);
  await runVisit();
  jest.mocked(fetch).mockImplementation(offline);
  expect(await runVisit()).toMatchObject({ isKept: true, isReached: false });
});

test('if the browser refuses its storage, the reply says so', async () => {
  const { caches, runVisit } = setUp();
  const refuse = async (): Promise<never> => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.assign(caches, { open: refuse, keys: refuse });
  const failure = 'SecurityError: The operation is insecure.';
  expect(await runVisit()).toEqual({ type: 'kept', isKept: false, isReached: true, failure });
  expect(await runVisit({ ahead: false })).toMatchObject({ isKept: false, failure });
});

test('if cleaning up fails, the site still counts as stored', async () => {
  const { store, runVisit } = setUp();
  jest.spyOn(store, 'tidy').mockRejectedValue(new Error('Unknown cache'));
  expect(await runVisit()).toEqual({ ...storedReply, failure: 'Error: Unknown cache' });
});

test('caches of another storage format are deleted, and those of another site stay', async () => {
  const { caches, store, runVisit } = setUp();
  await runVisit();
  for (const name of ['scribblepup /pups/ 0 files', 'scribblepup / 0 files', 'another'])
    await caches.open(name);
  await store.deleteOtherFormats();
  const names = await caches.keys();
  expect(names).not.toContain('scribblepup /pups/ 0 files');
  expect(names).toEqual(
    expect.arrayContaining(['scribblepup / 0 files', 'another', 'scribblepup /pups/ 1 files']),
  );
});

test.each(['[{"id":', 'null', '[{}]'])(
  'a damaged list of generations, %s, is replaced at the next visit',
  async (text) => {
    const { caches, store, runVisit, document } = setUp();
    await runVisit();
    const state = await caches.open('scribblepup /pups/ 1 state');
    await state.put(`${base}.kept`, new Response(text));
    expect(await runVisit()).toEqual(storedReply);
    expect(await store.generations()).toHaveLength(1);
    expect(await document('registry.json')).toContain('mf-books/1/');
  },
);

test('a stored document that cannot be read is replaced at the next visit', async () => {
  const { caches, site, store, runVisit, document } = setUp();
  await runVisit();
  const [{ id }] = await store.generations();
  const lost = new ReadableStream({
    start: (stream) => stream.error(new DOMException('lost', 'NotReadableError')),
  });
  await (
    await caches.open(`scribblepup /pups/ 1 generation ${id}`)
  ).put(`${base}registry.json`, new Response(lost));
  expect(await runVisit()).toEqual(storedReply);
  expect(await document('registry.json')).toBe(site.files['registry.json']);
});
