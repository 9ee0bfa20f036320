import { CONTRACT_VERSION } from '@scribblepup/kernel/core';
import { createHash } from 'node:crypto';
import type { VisitMessage } from '../messages';
import { storeSite } from './storeSite';
import { Store } from './store';

/** The part of CacheStorage that the worker uses, in memory. */
export const fakeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);
  const withoutQuery = (url: string): string => url.replace(/\?.*/, '');
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return {
      match: async (key: string | Request, options: CacheQueryOptions = {}) =>
        files.get(options.ignoreSearch ? withoutQuery(addressOf(key)) : addressOf(key))?.clone(),
      put: async (key: string | Request, file: Response) => void files.set(addressOf(key), file),
      keys: async () => [...files.keys()].map((url) => ({ url })),
      delete: async (url: string) => files.delete(url),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
};

export const base = 'https://pups.example/pups/';
export const visit: VisitMessage = {
  type: 'visit',
  registryUrl: `${base}registry.json`,
  origins: [],
  keys: [],
  serial: 0,
  share: null,
  ahead: true,
};

export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

const typeOf = (path: string): string => {
  if (/\.(json|webmanifest)$/.test(path)) return 'application/json';
  return path.endsWith('.js') ? 'text/javascript' : 'text/html';
};

const page = (script: string): string =>
  `<script id="runtime-config">{}</script><script src="/pups/${script}"></script>`;
const manifest = (entry: string): string =>
  JSON.stringify({ metaData: { remoteEntry: { name: entry } }, exposes: [] });

/** The text of `integrity.json` for these files. */
export const listOf = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)])),
  );

/** A server with a shell and one remote. A test may change its `files`. */
export const fakeSite = () => {
  const entry = 'books()';
  const books = {
    entry: 'mf-books/1/mf-manifest.json',
    contract: CONTRACT_VERSION,
    version: '1',
    integrity: hashOf(entry),
    manifestIntegrity: hashOf(manifest('remoteEntry.0123456789.js')),
    filesIntegrity: '',
  };
  const shellFiles = { 'main.0123456789.js': 'main()', 'start.js': 'start()' };
  const booksFiles = { '117.0123456789.js': 'picker()', 'remoteEntry.0123456789.js': entry };
  books.filesIntegrity = hashOf(listOf(booksFiles));
  const registry = {
    version: 1,
    serial: 1,
    shell: { folder: 'shell/1', version: '1', filesIntegrity: hashOf(listOf(shellFiles)) },
    remotes: { books } as Record<string, object>,
  };
  const files: Record<string, string> = {
    'registry.json': JSON.stringify(registry),
    'shell/1/files.json': '["main.0123456789.js","start.js","../../mf-auth/secret.0123456789.js"]',
    'shell/1/integrity.json': listOf(shellFiles),
    'shell/1/main.0123456789.js': 'main()',
    'shell/1/start.js': 'start()',
    'mf-books/1/mf-manifest.json': manifest('remoteEntry.0123456789.js'),
    'mf-books/1/integrity.json': listOf(booksFiles),
    'mf-books/1/files.json': '["117.0123456789.js","remoteEntry.0123456789.js"]',
    'mf-books/1/remoteEntry.0123456789.js': entry,
    'mf-books/1/117.0123456789.js': 'picker()',
  };
  for (const path of [
    'login',
    'home',
    'home/demo-to-explore',
    'home/subscription',
    'home/get-started-next',
    'home/get-started',
    'about-us',
  ]) {
    files[path] = page('shell/1/main.0123456789.js');
  }
  const requested: string[] = [];
  const respond = async (url: string, { integrity = '' }: RequestInit = {}): Promise<Response> => {
    const path = url.slice(base.length);
    requested.push(path);
    const text = files[path];
    if (text === undefined) return new Response('', { status: 404 });
    if (integrity !== '' && integrity !== hashOf(text)) throw new TypeError('Failed to fetch');
    return new Response(text, { headers: { 'content-type': typeOf(path) } });
  };
  /** Points the registry to another release of the books remote, with a screen of this name. */
  const release = (version: string, screen: string): void => {
    const folder = `mf-books/${version}`;
    files[`${folder}/mf-manifest.json`] = manifest('remoteEntry.0123456789.js');
    files[`${folder}/files.json`] = JSON.stringify([
      `${screen}.0123456789.js`,
      'remoteEntry.0123456789.js',
    ]);
    const list = listOf({
      [`${screen}.0123456789.js`]: 'screen()',
      'remoteEntry.0123456789.js': entry,
    });
    files[`${folder}/integrity.json`] = list;
    files[`${folder}/remoteEntry.0123456789.js`] = entry;
    files[`${folder}/${screen}.0123456789.js`] = 'screen()';
    files['registry.json'] = JSON.stringify({
      ...registry,
      remotes: {
        books: {
          ...books,
          entry: `${folder}/mf-manifest.json`,
          version,
          filesIntegrity: hashOf(list),
        },
      },
    });
  };
  return { files, registry, requested, respond, release };
};

export const addressOf = (url: RequestInfo | URL): string =>
  url instanceof Request ? url.url : String(url);

/** Sets up a worker that stores the fake site; `document` and `files` return what it has stored. */
export const setUp = () => {
  const caches = fakeCaches();
  const site = fakeSite();
  Object.assign(globalThis, { caches });
  const estimate = jest.fn(async () => ({ quota: 1e9, usage: 1e6 }));
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { storage: { estimate } },
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, options) => site.respond(addressOf(url), options));
  const store = new Store(base);
  const runVisit = (change = {}, tabs = 1) =>
    storeSite({ ...visit, ...change }, store, base, async () => tabs);
  const document = async (path: string) => (await store.document(base + path))?.text();
  const files = async () =>
    [...(await store.fileAddresses())].map((url) => url.slice(base.length)).sort();
  return { caches, estimate, site, store, runVisit, document, files };
};

/** The worker's reply once the whole site is stored. */
export const storedReply = { type: 'kept', isKept: true, isReached: true };
/** The hashed files of the site that `fakeSite` creates. */
export const siteFiles = [
  'mf-books/1/117.0123456789.js',
  'mf-books/1/remoteEntry.0123456789.js',
  'shell/1/main.0123456789.js',
];
