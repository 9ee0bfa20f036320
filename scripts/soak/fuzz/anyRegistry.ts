import { isContractSupported } from '@scribblepup/kernel/core';
import * as release from '@scribblepup/kernel/release';
import { findInvalidPath, type Schema } from '@scribblepup/kernel/schema';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolders } from '../../../api/src/site/folders';
import { fetchManifest, ManifestError } from '../../../shell/src/federation/manifest';
import { fetchRegistry } from '../../../shell/src/federation/registry';
import { parseRegistry } from '../../release/core/registry';
import { textFrom, type AnyText } from './anyJson';

const SITE = 'https://site.example/pups/';
const HASH = `sha384-${'A'.repeat(64)}`;
const pointer = {
  entry: 'mf-books/1.2.0/mf-manifest.json',
  contract: '3.0',
  version: '1.2.0',
  integrity: HASH,
  manifestIntegrity: HASH,
  filesIntegrity: HASH,
};

/** A valid registry, manifest, release, list of files and list of hashes. */
export const validReleases: readonly string[] = [
  {
    version: release.REGISTRY_VERSION,
    serial: 7,
    store: 'abc',
    shell: { folder: 'shell/1.0.0', version: '1.0.0', contract: '3.0', filesIntegrity: HASH },
    remotes: {
      books: { ...pointer, canary: { ...pointer, version: '1.3.0', percent: 10 } },
      orders: { ...pointer, off: 'why' },
      auth: { ...pointer, entry: 'https://cdn.example/mf-auth/mf-manifest.json' },
    },
    history: { books: ['1.0.0', '1.1.0'] },
  },
  {
    name: 'mf_books',
    metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
    exposes: [{ path: './remote', assets: { js: { sync: ['1.js'], integrity: [HASH] } } }],
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  },
  { folder: 'mf-books', version: '1.2.0', contract: '3.0', filesIntegrity: HASH, remote: pointer },
  ['a.js', 'b/c.css'],
  { 'a.js': HASH, 'b/c.css': HASH },
].map((value) => `${JSON.stringify(value, null, 2)}\n`);

const schemas: Readonly<Record<string, Schema<unknown>>> = {
  isReleaseFileList: release.isReleaseFileList,
  isIntegrityMap: release.isIntegrityMap,
  isManifest: release.isManifest,
  isRegistry: release.isRegistry,
  isRegistryOutline: release.isRegistryOutline,
  isRelease: release.isRelease,
};

// Replaces Node's fetch, whose errors in a Jest test are instances of another realm's classes.
const mockFetch = (text: string): void => {
  const response = {
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(text).then(JSON.parse),
  };
  globalThis.fetch = () => Promise.resolve(response as Response);
};

/** Checks the browser's part: the shell must treat any text as data. */
const checkRegistry = async (text: string): Promise<string | null> => {
  mockFetch(text);
  const policy = { origins: ['https://site.example'], keys: [], share: () => 5 };
  const result = await fetchRegistry(`${SITE}registry.json`, 60_000, policy);
  if (!result.ok) return result.reason === '' ? 'refused without a reason' : null;
  for (const { manifestUrl, contract, isTrusted } of result.registry.values()) {
    const { origin, protocol } = new URL(manifestUrl);
    if (!/^https?:$/.test(protocol)) return `a remote from ${protocol}`;
    if (isTrusted && origin !== 'https://site.example') return `a remote from ${origin}`;
    isContractSupported(contract);
  }
  return null;
};

const checkManifest = async (text: string): Promise<string | null> => {
  mockFetch(text);
  try {
    const { entryUrl, scripts } = await fetchManifest(`${SITE}mf-books/1/mf-manifest.json`);
    const outside = [entryUrl, ...scripts.map(({ url }) => url)].find(
      (url) => !url.startsWith(`${SITE}mf-books/1/`),
    );
    return outside === undefined ? null : `a file outside the release: ${outside}`;
  } catch (error) {
    if (error instanceof ManifestError) return null;
    throw error;
  }
};

// fetchRegistry resolves addresses against the page's.
Object.assign(globalThis, { document: { baseURI: SITE } });

/**
 * Throws if reading fails with anything but a plain Error that has a message. A TypeError, for
 * example, is a fault: the server and the commands must say why they refuse a text.
 */
const expectClearFailure = async (read: () => unknown): Promise<void> => {
  try {
    await read();
  } catch (error) {
    // The SyntaxError of JSON.parse says why the text is not JSON.
    if (error instanceof SyntaxError) return;
    if (!(error instanceof Error) || error.name !== 'Error' || error.message === '') throw error;
  }
};

/**
 * Passes a text to all code that reads registries and manifests, and returns the fault, or null.
 * @param folder for a file that the server reads
 */
export const checkRelease = async (any: AnyText, folder: string): Promise<string | null> => {
  const text = textFrom(any, validReleases);
  await expectClearFailure(() => parseRegistry(text));
  await writeFile(join(folder, 'registry.json'), text);
  await expectClearFailure(() => readFolders(folder));
  try {
    const value: unknown = JSON.parse(text);
    for (const [name, schema] of Object.entries(schemas))
      if (schema(value) !== (findInvalidPath(schema, value) === null))
        return `${name} and findInvalidPath disagree`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  release.splitSignedText(text);
  return (await checkRegistry(text)) ?? checkManifest(text);
};
