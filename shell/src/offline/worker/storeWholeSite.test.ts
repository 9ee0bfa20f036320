/** @jest-environment node */
import { addressOf, siteFiles, setUp, storedReply } from './testing';

test('a registry without a serial counts as older than any seen before', async () => {
  const { site, runVisit } = setUp();
  site.files['registry.json'] = JSON.stringify({ ...site.registry, serial: undefined });
  expect((await runVisit({ serial: 1 })).isKept).toBe(false);
  expect((await runVisit()).isKept).toBe(true);
});

test('the site counts as stored only once each of its files is', async () => {
  const { caches, runVisit } = setUp();
  const { open } = caches;
  caches.open = async (name) => {
    const cache = await open(name);
    return {
      ...cache,
      put: async (key, file) => {
        if (addressOf(key).includes('remoteEntry'))
          throw new DOMException('No space', 'QuotaExceededError');
        return cache.put(key, file);
      },
    };
  };
  expect(await runVisit()).toEqual({ ...storedReply, isKept: false });
  caches.open = open;
  expect((await runVisit()).isKept).toBe(true);
});

test('if the registry names no shell, the files in the `files.json` next to the pages are stored', async () => {
  const { site, runVisit, files } = setUp();
  site.files['registry.json'] = JSON.stringify({ ...site.registry, shell: undefined });
  site.files['files.json'] = '["own.0123456789.js"]';
  site.files['own.0123456789.js'] = 'own()';
  expect(await runVisit()).toEqual(storedReply);
  expect(await files()).toContain('own.0123456789.js');
});

test("hashed files may come from the browser's cache, and all others are revalidated", async () => {
  const { runVisit } = setUp();
  await runVisit();
  const requests = jest.mocked(fetch).mock.calls;
  const cached = requests.filter(([, options]) => options?.cache === 'default');
  const hashed = requests.filter(([url]) => /\.[0-9a-f]{10}\.js$/.test(addressOf(url)));
  expect(hashed).toHaveLength(siteFiles.length);
  expect(cached).toEqual(hashed);
  expect(requests.filter(([, options]) => options?.cache === 'no-cache')).toHaveLength(
    requests.length - hashed.length,
  );
});
