import { reportFailure } from '@scribblepup/kernel/core';
import { fetchRegistry, parseRegistry } from './registry';

jest.mock('@scribblepup/kernel/core', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel/core'),
  reportFailure: jest.fn(),
}));

const base = 'https://site.example/pups/registry.json';
const hash = `sha384-${'A'.repeat(64)}`;
const hashes = { integrity: hash, manifestIntegrity: hash };
const books = {
  entry: 'mf-books/mf-manifest.json',
  contract: '3.0',
  version: 'abc',
  ...hashes,
};
const registry = (remotes: unknown, version: unknown = 1, serial = 1) => ({
  version,
  serial,
  store: 'ours',
  remotes,
});
const policy = { origins: ['https://site.example'], keys: [], share: () => 50 };
const entry = (value: unknown, rules = policy) => {
  const result = parseRegistry(registry({ books: value }), base, rules);
  return result.ok ? result.registry.get('books') : result.reason;
};
const names = (value: unknown) => {
  const result = parseRegistry(value, base, policy);
  return result.ok ? [...result.registry.keys()] : result.reason;
};

describe('reading', () => {
  test('an entry is relative to the registry', () => {
    expect(entry(books)).toEqual({
      manifestUrl: 'https://site.example/pups/mf-books/mf-manifest.json',
      contract: '3.0',
      isTrusted: true,
      version: 'abc',
      ...hashes,
    });
  });

  test('an origin is trusted if it is on the list', () => {
    const elsewhere = { ...books, entry: 'https://cdn.example/mf-books/mf-manifest.json' };
    expect(entry(elsewhere)).toMatchObject({ isTrusted: false });
    expect(entry(elsewhere, { ...policy, origins: ['https://cdn.example'] })).toMatchObject({
      isTrusted: true,
    });
  });

  test('a hash is accepted, but one that a browser would ignore is refused', () => {
    expect(entry({ ...books, integrity: hash })).toMatchObject({ integrity: hash });
    expect(entry({ ...books, integrity: 'sha384-short' })).toBeUndefined();
    expect(entry({ ...books, integrity: 7 })).toBeUndefined();
  });

  test.each(['integrity', 'manifestIntegrity'])('a release without %s is refused', (name) => {
    expect(entry({ ...books, [name]: undefined })).toMatchObject({
      refusalReason: 'the registry names no hash of its entry and its manifest',
    });
    expect(entry(books)).not.toHaveProperty('refusalReason');
  });

  test.each([
    ['../mf-books/mf-manifest.json', false],
    ['mf-books/../../x/mf-manifest.json', false],
    ['%2e%2e/mf-manifest.json', false],
    ['..\\mf-manifest.json', false],
    ['\t../mf-manifest.json', false],
    ['mf-books/../mf-orders/mf-manifest.json', true],
    ['/mf-books/mf-manifest.json', true],
  ])('an entry with the address %j is trusted: %j', (address, isTrusted) => {
    expect(entry({ ...books, entry: address })).toMatchObject({ isTrusted });
  });

  test("a canary goes to its share of the visitors; without a canary, the visitor's number is not read", () => {
    const canary = { ...books, entry: 'new/mf-manifest.json', percent: 10 };
    const share = jest.fn(() => 9);
    expect(entry(books, { ...policy, share })).toMatchObject({
      manifestUrl: expect.stringContaining('/mf-books/'),
    });
    expect(share).not.toHaveBeenCalled();
    expect(entry({ ...books, canary }, { ...policy, share })).toMatchObject({
      manifestUrl: expect.stringContaining('/new/'),
    });
    share.mockReturnValue(10);
    expect(entry({ ...books, canary }, { ...policy, share })).toMatchObject({
      manifestUrl: expect.stringContaining('/mf-books/'),
    });
  });

  test('with an unusable canary, its share of the visitors gets the current release', () => {
    expect(entry({ ...books, canary: { percent: 99, entry: '' } })).toMatchObject({
      manifestUrl: expect.stringContaining('/mf-books/'),
    });
  });

  test('a remote that is switched off has the reason', () => {
    expect(entry({ ...books, off: 'prints the wrong dog' })).toMatchObject({
      off: 'prints the wrong dog',
    });
  });

  test.each([null, 7, 'text', [], {}, registry(null), registry([])])('%j is refused', (value) => {
    expect(names(value)).toMatch(/no list of remotes/);
  });

  test('another version of the format is refused', () => {
    expect(names(registry({ books }, 2))).toMatch(/version 2, not 1/);
  });

  test.each([
    ['an unknown remote', { shop: books }],
    ['no entry', { auth: { contract: '3.0' } }],
    ['an empty entry', { auth: { ...books, entry: '' } }],
    ['a malformed address', { auth: { ...books, entry: 'http://' } }],
    ['a script as the address', { auth: { ...books, entry: 'javascript:alert(1)' } }],
    ['no contract', { auth: { entry: 'x' } }],
    ['a string instead of an object', { auth: 'mf-auth' }],
  ])('%s affects no other remote', (_what, broken) => {
    expect(names(registry({ ...broken, books }))).toEqual(['books']);
  });
});

describe('fetching', () => {
  const respondWith = (response: Partial<Response>) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
  };
  const respondWithText = (text: string) =>
    respondWith({ ok: true, text: () => Promise.resolve(text) });
  const fetchNow = () => fetchRegistry('/registry.json', 100, policy);
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
    localStorage.clear();
  });

  test('returns the remotes', async () => {
    respondWithText(JSON.stringify(registry({ books })));
    expect(await fetchNow()).toMatchObject({ ok: true });
  });

  test('returns a reason if the registry is missing', async () => {
    respondWith({ ok: false, status: 404 });
    expect(await fetchNow()).toEqual({ ok: false, reason: 'the registry responded with 404' });
  });

  test('returns a reason if the registry is not JSON', async () => {
    respondWithText('<!doctype html>');
    expect(await fetchNow()).toEqual({
      ok: false,
      reason: expect.stringMatching(/cannot be read/),
    });
  });

  test('returns a reason if there is no response', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchNow()).toEqual({
      ok: false,
      reason: 'the registry cannot be read: Failed to fetch',
    });
  });

  test.each([
    ['is missing', () => respondWith({ ok: false, status: 503 })],
    ['is nonsense', () => respondWithText('{"version":1')],
    ['has no remotes', () => respondWithText('{"version":1}')],
  ])('the last usable registry is used if the next one %s', async (_what, breakIt) => {
    respondWithText(JSON.stringify(registry({ books })));
    await fetchNow();
    breakIt();
    const result = await fetchNow();
    expect(result.ok && [...result.registry.keys()]).toEqual(['books']);
    expect(jest.mocked(reportFailure).mock.calls).toEqual([
      [
        {
          remote: 'shell',
          stage: 'registry',
          cause: expect.stringMatching(/^the registry /) as string,
        },
      ],
    ]);
  });

  describe('serials', () => {
    afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

    const respondWithSerial = (serial: number | undefined, store = 'ours') =>
      respondWithText(JSON.stringify({ ...registry({ books }), serial, store }));
    const refusal = (reason: RegExp) => ({
      ok: false,
      stage: 'trust',
      reason: expect.stringMatching(reason) as string,
    });
    /**
     * Fetches as a visitor whose browser has stored the serial, but no registry to fall back to.
     */
    const fetchWithoutStored = () => {
      localStorage.removeItem('registry');
      return fetchNow();
    };

    test('a lower serial is refused, the same and a higher one are accepted', async () => {
      respondWithSerial(7);
      expect(await fetchNow()).toMatchObject({ ok: true });
      respondWithSerial(6);
      expect(await fetchWithoutStored()).toEqual(refusal(/serial 6, and 7 was seen/));
      respondWithSerial(7);
      expect(await fetchWithoutStored()).toMatchObject({ ok: true });
      respondWithSerial(8);
      expect(await fetchNow()).toMatchObject({ ok: true });
      respondWithSerial(7);
      expect(await fetchWithoutStored()).toEqual(refusal(/serial 7, and 8 was seen/));
    });

    test('a registry without a serial is refused', async () => {
      respondWithSerial(undefined);
      expect(await fetchNow()).toEqual(refusal(/has no serial/));
    });

    test('serials of different stores are not compared', async () => {
      respondWithSerial(7);
      await fetchNow();
      respondWithSerial(1, 'theirs');
      expect(await fetchWithoutStored()).toMatchObject({ ok: true });
    });

    test('a lower serial is accepted if the service worker has stored its registry for offline visits', async () => {
      const text = JSON.stringify(registry({ books }, 1, 6));
      respondWithSerial(7);
      await fetchNow();
      const match = () => Promise.resolve({ text: () => Promise.resolve(text) });
      Object.assign(globalThis, {
        caches: {
          keys: () => Promise.resolve(['generation']),
          open: () => Promise.resolve({ match }),
        },
      });
      respondWithText(text);
      expect(await fetchWithoutStored()).toMatchObject({ ok: true });
      respondWithSerial(5);
      expect(await fetchWithoutStored()).toEqual(refusal(/serial 5, and 7 was seen/));
    });

    test('if there is no room for the next registry, the last one stays usable', async () => {
      respondWithSerial(7);
      await fetchNow();
      const { setItem } = Storage.prototype;
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(
        this: Storage,
        key,
        value,
      ) {
        if (key === 'registry') throw new DOMException('No space', 'QuotaExceededError');
        setItem.call(this, key, value);
      });
      respondWithSerial(8);
      await fetchNow();
      respondWith({ ok: false, status: 503 });
      expect(await fetchNow()).toMatchObject({ ok: true });
      respondWithSerial(7);
      expect(await fetchWithoutStored()).toEqual(refusal(/serial 7, and 8 was seen/));
    });

    test('a refused registry is reported, and the last one stays in use', async () => {
      respondWithSerial(7);
      await fetchNow();
      respondWithSerial(6);
      expect(await fetchNow()).toMatchObject({ ok: true });
      expect(jest.mocked(reportFailure)).toHaveBeenCalledWith({
        remote: 'shell',
        stage: 'trust',
        cause: 'the registry has serial 6, and 7 was seen before',
      });
    });
  });

  test('a damaged stored registry does not hide the current error', async () => {
    localStorage.setItem('registry', '{');
    respondWith({ ok: false, status: 503 });
    expect(await fetchNow()).toEqual({ ok: false, reason: 'the registry responded with 503' });
  });
});
