import { fetchRegistry, parseRegistry } from './registry';

const base = 'https://site.example/pups/registry.json';
const books = { entry: 'mf-books/mf-manifest.json', contract: '1.0', version: 'abc' };
const hash = `sha384-${'A'.repeat(64)}`;
const registry = (remotes: unknown, version: unknown = 1) => ({ version, remotes });
const policy = { origins: ['https://site.example'], share: () => 50 };
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
      contract: '1.0',
      isTrusted: true,
    });
  });

  test('an origin is trusted if it is on the list', () => {
    const elsewhere = { ...books, entry: 'https://cdn.example/mf-books/mf-manifest.json' };
    expect(entry(elsewhere)).toMatchObject({ isTrusted: false });
    expect(entry(elsewhere, { ...policy, origins: ['https://cdn.example'] })).toMatchObject({
      isTrusted: true,
    });
  });

  test('a hash is taken, and one that a browser would ignore is refused', () => {
    expect(entry({ ...books, integrity: hash })).toMatchObject({ integrity: hash });
    expect(entry({ ...books, integrity: 'sha384-short' })).toBeUndefined();
    expect(entry({ ...books, integrity: 7 })).toBeUndefined();
  });

  test('a canary goes to its share of the visitors, whose number is not asked for without one', () => {
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

  test('a canary that cannot be used leaves its share what all get', () => {
    expect(entry({ ...books, canary: { percent: 99, entry: '' } })).toMatchObject({
      manifestUrl: expect.stringContaining('/mf-books/'),
    });
  });

  test('a remote that is switched off says why', () => {
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
    ['no entry', { auth: { contract: '1.0' } }],
    ['an empty entry', { auth: { ...books, entry: '' } }],
    ['an address that is none', { auth: { ...books, entry: 'http://' } }],
    ['a script as address', { auth: { ...books, entry: 'javascript:alert(1)' } }],
    ['no contract', { auth: { entry: 'x' } }],
    ['no object', { auth: 'mf-auth' }],
  ])('%s costs nobody but itself', (_what, broken) => {
    expect(names(registry({ ...broken, books }))).toEqual(['books']);
  });
});

describe('fetching', () => {
  const answer = (response: Partial<Response>) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
  };
  const answerText = (text: string) => answer({ ok: true, text: () => Promise.resolve(text) });
  const ask = () => fetchRegistry('/registry.json', 100, policy);
  const unset = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = unset;
    localStorage.clear();
  });

  test('gives the remotes', async () => {
    answerText(JSON.stringify(registry({ books })));
    expect(await ask()).toMatchObject({ ok: true });
  });

  test('says what is wrong when it is missing', async () => {
    answer({ ok: false, status: 404 });
    expect(await ask()).toEqual({ ok: false, reason: 'the registry answered 404' });
  });

  test('says what is wrong when it is not JSON', async () => {
    answerText('<!doctype html>');
    expect(await ask()).toEqual({ ok: false, reason: expect.stringMatching(/cannot be read/) });
  });

  test('says what is wrong when nobody answers', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask()).toEqual({
      ok: false,
      reason: 'the registry cannot be read: Failed to fetch',
    });
  });

  test.each([
    ['is missing', () => answer({ ok: false, status: 503 })],
    ['is nonsense', () => answerText('{"version":1')],
    ['has no remotes', () => answerText('{"version":1}')],
  ])('the last one that could be used serves when the next %s', async (_what, breakIt) => {
    answerText(JSON.stringify(registry({ books })));
    await ask();
    breakIt();
    const result = await ask();
    expect(result.ok && [...result.registry.keys()]).toEqual(['books']);
  });

  test('a kept one that was damaged does not hide what is wrong now', async () => {
    localStorage.setItem('registry', '{');
    answer({ ok: false, status: 503 });
    expect(await ask()).toEqual({ ok: false, reason: 'the registry answered 503' });
  });
});
