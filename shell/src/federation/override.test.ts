import { overrideError, withOverrides } from './override';
import type { RegistryEntry } from './registryEntry';

const base = 'https://site.example/registry.json';
const origins = ['https://site.example', 'http://localhost:3003'];
const entry: RegistryEntry = {
  manifestUrl: 'https://site.example/mf-books/1/mf-manifest.json',
  contract: '1.0',
  version: '1',
  isTrusted: true,
};

test.each([
  ...['', 'orders', 'http://', 'localhost:4004/mf-manifest.json', 'javascript:alert(1)'].map(
    (text) => [text, `"${text}" is not an address. An address begins with https://, http:// or /.`],
  ),
  [
    'https://elsewhere.example/m.json',
    'This site runs no code from https://elsewhere.example. REMOTE_ORIGINS lists the origins that it allows.',
  ],
])('%s cannot take the place of a remote', (address, error) => {
  expect(overrideError(address, base, origins)).toBe(error);
});

test.each(['/mf-books/2/mf-manifest.json', 'http://localhost:3003/mf-manifest.json'])(
  '%s can take the place of a remote',
  (address) => expect(overrideError(address, base, origins)).toBeNull(),
);

test('an override replaces the release, and leaves the other remotes alone', () => {
  const registry = new Map([
    ['books', entry],
    ['orders', entry],
  ] as const);
  const result = withOverrides(
    { ok: true, registry },
    { books: 'http://localhost:3003/mf-manifest.json' },
    base,
    origins,
  );
  expect(result.ok && result.registry.get('orders')).toBe(entry);
  expect(result.ok && result.registry.get('books')).toMatchObject({
    manifestUrl: 'http://localhost:3003/mf-manifest.json',
    version: 'override',
    isTrusted: true,
  });
});

test('an override from an origin that is not allowed is refused', () => {
  const result = withOverrides(
    { ok: true, registry: new Map() },
    { books: 'https://elsewhere.example/m.json' },
    base,
    origins,
  );
  expect(result.ok && result.registry.get('books')?.isTrusted).toBe(false);
});

test('an override works without a registry; without overrides, the registry stays the same', () => {
  const broken = { ok: false, reason: 'the registry responded with 500' } as const;
  expect(withOverrides(broken, {}, base, origins)).toBe(broken);
  const result = withOverrides(broken, { books: '/m.json' }, base, origins);
  expect(result.ok && [...result.registry.keys()]).toEqual(['books']);
});
