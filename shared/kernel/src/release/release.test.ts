import { findInvalidPath } from '../schema/schema';
import {
  isReleaseFileList,
  isIntegrityMap,
  isPublicKey,
  isManifest,
  joinSignedText,
  payloadToSign,
  splitSignedText,
  isRegistry,
  isRegistryOutline,
} from '.';

const books = {
  entry: 'mf-books/1.0-abc/mf-manifest.json',
  contract: '3.0',
  version: '1.0-abc',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const registry = {
  version: 1,
  shell: { folder: 'shell/1.0-abc', version: '1.0-abc', contract: '3.0' },
  remotes: { books: { ...books, canary: { ...books, percent: 10 }, off: 'prints the wrong dog' } },
  history: { shell: ['0.9-abc'] },
};
const withBooks = (change: object) => ({
  ...registry,
  remotes: { books: { ...books, ...change } },
});
const withShell = (change: object) => ({ ...registry, shell: { ...registry.shell, ...change } });

test('accepts a registry of releases, and one of a build without a shell', () => {
  expect(findInvalidPath(isRegistry, registry)).toBeNull();
  expect(findInvalidPath(isRegistry, { version: 1, remotes: { books } })).toBeNull();
});

test.each([1, 99])('a canary can be for %i percent of the visitors', (percent) => {
  expect(findInvalidPath(isRegistry, withBooks({ canary: { ...books, percent } }))).toBeNull();
});

test.each<[unknown, string]>([
  [{ ...registry, version: 2 }, '/version'],
  [{ version: 1 }, '/remotes'],
  [withBooks({ entry: '' }), '/remotes/books/entry'],
  [withBooks({ contract: '1' }), '/remotes/books/contract'],
  [withBooks({ contract: 'v2.0' }), '/remotes/books/contract'],
  [withBooks({ version: '../1' }), '/remotes/books/version'],
  [withBooks({ integrity: 'sha384-short' }), '/remotes/books/integrity'],
  [withBooks({ integrity: `md5-abc ${books.integrity}` }), '/remotes/books/integrity'],
  [withBooks({ off: '' }), '/remotes/books/off'],
  [withBooks({ canary: { ...books, percent: 0 } }), '/remotes/books/canary/percent'],
  [withBooks({ canary: { ...books, percent: 100 } }), '/remotes/books/canary/percent'],
  [withBooks({ canary: { ...books, percent: 0.5 } }), '/remotes/books/canary/percent'],
  [withBooks({ canary: { percent: 5 } }), '/remotes/books/canary/entry'],
  [withShell({ folder: 'shell/..' }), '/shell/folder'],
  [withShell({ folder: 'mf-books/1' }), '/shell/folder'],
  [withShell({ version: undefined }), '/shell/version'],
  [{ ...registry, history: { books: [1] } }, '/history/books/0'],
  [withBooks({ manifestIntegrity: 'sha256-short' }), '/remotes/books/manifestIntegrity'],
  [withBooks({ filesIntegrity: 7 }), '/remotes/books/filesIntegrity'],
  [withShell({ filesIntegrity: '' }), '/shell/filesIntegrity'],
  [{ ...registry, serial: -1 }, '/serial'],
  [{ ...registry, serial: '7' }, '/serial'],
  [{ ...registry, store: '../x' }, '/store'],
  [{ ...registry, signature: 'me' }, '/signature'],
  [{ ...registry, signature: `${'A'.repeat(86)}== or so` }, '/signature'],
])('%j is rejected at %s', (value, invalidPath) => {
  expect(findInvalidPath(isRegistry, value)).toBe(invalidPath);
});

test('the outline of a registry accepts malformed remotes, but no malformed shell', () => {
  expect(isRegistryOutline(withBooks({ entry: '' }))).toBe(true);
  expect(isRegistryOutline(withShell({ folder: '/' }))).toBe(false);
});

const manifest = {
  name: 'mf_books',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './remote', assets: { js: { sync: ['remote.js'] } } }],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
};

test.each<[unknown, string | null]>([
  [manifest, null],
  [{ ...manifest, metaData: {} }, '/metaData/remoteEntry'],
  [{ ...manifest, metaData: { remoteEntry: { name: '' } } }, '/metaData/remoteEntry/name'],
  [{ ...manifest, exposes: [{ assets: manifest.exposes[0].assets }] }, '/exposes/0/path'],
  [{ ...manifest, exposes: [{ path: './remote' }] }, '/exposes/0/assets'],
  [{ ...manifest, exposes: [{ path: './remote', assets: {} }] }, '/exposes/0/assets/js'],
  [{ ...manifest, shared: [{}] }, '/shared/0/name'],
])('in the manifest %j, the first invalid part is %j', (value, invalidPath) => {
  expect(findInvalidPath(isManifest, value)).toBe(invalidPath);
});

test('a list of files has only strings', () => {
  expect(isReleaseFileList(['main.js'])).toBe(true);
  expect(isReleaseFileList(['main.js', 7])).toBe(false);
  expect(isReleaseFileList({})).toBe(false);
});

test('a list of hashes has only names and hashes', () => {
  expect(isIntegrityMap({ 'main.js': `sha256-${'A'.repeat(43)}=` })).toBe(true);
  expect(isIntegrityMap({ 'main.js': 'md5-abc' })).toBe(false);
  expect(isIntegrityMap({ '': `sha384-${'A'.repeat(64)}` })).toBe(false);
});

test('a public key has 32 bytes', () => {
  expect(isPublicKey(`${'A'.repeat(43)}=`)).toBe(true);
  expect(isPublicKey('A'.repeat(44))).toBe(false);
});

describe('a signed registry', () => {
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  const payload = payloadToSign(text);
  const signature = `${'A'.repeat(86)}==`;

  test('parses like the unsigned one, and splits into payload and signature', () => {
    const signed = joinSignedText({ payload, signature });
    expect(JSON.parse(signed)).toEqual({ ...registry, signature });
    expect(findInvalidPath(isRegistry, JSON.parse(signed))).toBeNull();
    expect(splitSignedText(signed)).toEqual({ payload, signature });
  });

  test('counts as signed only if the signature is at its end', () => {
    expect(splitSignedText(text)).toBeNull();
    expect(splitSignedText(`${joinSignedText({ payload, signature })} `)).toBeNull();
    expect(splitSignedText(JSON.stringify({ ...registry, signature }))).toBeNull();
    expect(splitSignedText(JSON.stringify({ signature, ...registry }, null, 2))).toBeNull();
  });

  test('can only be made from a complete registry', () => {
    expect(() => payloadToSign('{"version":1}')).toThrow('does not end');
  });
});
