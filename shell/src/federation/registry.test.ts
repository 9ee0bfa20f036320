import { fetchRegistry, parseRegistry } from './registry';

const base = 'https://site.example/pups/registry.json';
const books = { entry: 'mf-books/mf-manifest.json', contract: '1.0', version: 'abc' };
const registry = (remotes: unknown, version: unknown = 1) => ({ version, remotes });
const names = (value: unknown) => {
  const result = parseRegistry(value, base);
  return result.ok ? [...result.registry.keys()] : result.reason;
};

describe('reading', () => {
  test('an entry is relative to the registry', () => {
    expect(parseRegistry(registry({ books }), base)).toEqual({
      ok: true,
      registry: new Map([['books', { manifestUrl: 'https://site.example/pups/mf-books/mf-manifest.json', contract: '1.0' }]]),
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
  const unset = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = unset;
  });

  beforeAll(() => {
    AbortSignal.timeout ??= () => new AbortController().signal;
  });

  test('gives the remotes', async () => {
    answer({ ok: true, json: () => Promise.resolve(registry({ books })) });
    const result = await fetchRegistry('/registry.json', 100);
    expect(result).toMatchObject({ ok: true });
  });

  test.each([
    ['is missing', { ok: false, status: 404 }, /answered 404/],
    ['is not JSON', { ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token <')) }, /Unexpected token/],
  ])('says what is wrong when it %s', async (_what, response, reason) => {
    answer(response);
    expect(await fetchRegistry('/registry.json', 100)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('says what is wrong when nobody answers', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchRegistry('/registry.json', 100)).toEqual({
      ok: false,
      reason: 'the registry cannot be read: Failed to fetch',
    });
  });
});
