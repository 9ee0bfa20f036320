import { fetchManifest } from './manifest';

const url = 'https://site.example/mf-orders/mf-manifest.json?retry=1';
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
  exposes: [
    { path: './remote', assets: { js: { sync: ['expose.0123456789.js'], async: ['page.js'] } } },
  ],
};
const respondWith = (body: unknown, status = 200, type = 'application/json') => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: status === 200,
      status,
      headers: { get: () => type },
      json: () =>
        typeof body === 'string' ? Promise.reject(new SyntaxError(body)) : Promise.resolve(body),
    } as unknown as Response),
  );
};
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('returns the entry and the scripts that it requests next, with absolute addresses', async () => {
  respondWith(manifest);
  expect(await fetchManifest(url)).toEqual({
    entryUrl: 'https://site.example/mf-orders/remoteEntry.0123456789.js',
    scripts: [{ url: 'https://site.example/mf-orders/expose.0123456789.js', integrity: '' }],
  });
});

test('gives each of those scripts its own hash', async () => {
  const hashes = ['A', 'B'].map((letter) => `sha384-${letter.repeat(64)}`);
  const js = { sync: ['one.js', 'two.js', 'three.js'], integrity: hashes };
  respondWith({ ...manifest, exposes: [{ path: './remote', assets: { js } }] });
  const { scripts } = await fetchManifest(url);
  expect(scripts.map(({ integrity }) => integrity)).toEqual([...hashes, '']);
});

test.each([
  ['missing', {}, 404, 'application/json', /responded with 404/],
  ['a page', manifest, 200, 'text/html', /responded with 200 text\/html/],
  ['broken', 'Unexpected end', 200, 'application/json', /is not a manifest/],
  ['other JSON', { hello: 1 }, 200, 'application/json', /is not a manifest/],
  [
    'without an entry',
    { metaData: { remoteEntry: { name: '' } }, exposes: [] },
    200,
    'application/json',
    /is not a manifest: see \/metaData\/remoteEntry\/name/,
  ],
])('rejects a manifest that is %s', async (_what, body, status, type, message) => {
  respondWith(body, status, type);
  await expect(fetchManifest(url)).rejects.toThrow(message);
});

test.each([
  ['the entry', { ...manifest, metaData: { remoteEntry: { name: '../x.js' } } }],
  [
    'the entry, by its path',
    { ...manifest, metaData: { remoteEntry: { name: 'x.js', path: '/' } } },
  ],
  [
    'the entry, to another origin',
    { ...manifest, metaData: { remoteEntry: { name: '//evil.example/x.js' } } },
  ],
  [
    'a script',
    { ...manifest, exposes: [{ path: './remote', assets: { js: { sync: ['%2e%2e/x.js'] } } }] },
  ],
])('rejects a manifest that leaves its folder with %s', async (_what, body) => {
  respondWith(body);
  await expect(fetchManifest(url)).rejects.toThrow(/leaves the folder of/);
});

test('the browser revalidates its copy, gets the hash, and follows no redirect', async () => {
  respondWith(manifest);
  const integrity = `sha384-${'A'.repeat(64)}`;
  await fetchManifest(url, integrity);
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({ cache: 'no-cache', integrity, redirect: 'error' }),
  );
});
