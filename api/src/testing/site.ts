import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '../../../scripts/config/temporaryFolder';
import type { ServerConfig } from '../config';

/** The shell's template, with the tags that its build adds. */
const page = readFileSync(
  resolve(import.meta.dirname, '../../../shell/src/index.html'),
  'utf8',
).replace(
  '</head>',
  '<link rel="preload" as="script" href="/vendor.0123456789.js"><link rel="preload" as="style" href="/site.0123456789.css"><script defer src="/main.0123456789.js"></script></head>',
);

export const script = 'console.log("shell");\n'.repeat(100);

/** The hash of mf-auth's entry script. */
export const entryHash = `sha384-${'a'.repeat(64)}`;

const filler = '<p>Page after page</p>'.repeat(100);

export const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9"/>'.repeat(200)}</svg>`;

const files: Readonly<Record<string, string | Buffer>> = {
  // Outside the folders that are served.
  'package.json': '{"name":"secret"}',
  'dist/shell/index.html': page,
  'dist/shell/main.0123456789.js': script,
  'dist/shell/main.0123456789.js.br': brotliCompressSync(script),
  'dist/shell/sw.js': 'worker()',
  'dist/shell/app.webmanifest': '{"name":"Scribblepup"}',
  'dist/shell/first.json': JSON.stringify({
    '/home': ['<header><a href="/home">Logo</a></header><main>', '</main>'],
    '/about-us': ['<main>', '</main>'],
    '/login': ['<main>', '</main>'],
    '/my-projects': ['<main>', '</main>'],
    '*': ['<header><a href="/home">Logo</a></header><main></main>', ''],
  }),
  'dist/mf-marketing/first.json': JSON.stringify({
    '/home': {
      html: `<link rel="preload" as="image" href="/mf-marketing/hero.webp"/><h1>Turn your dog</h1><img src="/mf-marketing/a.webp" srcSet="/mf-marketing/a.webp 1x, /mf-marketing/b.webp 2x"/>${filler}`,
      chunk: 'home',
    },
  }),
  'dist/mf-marketing/home.0123456789.js': 'home()',
  'dist/mf-marketing/home.0123456789.css': 'h1{color:red}',
  'dist/mf-books/.incoming-1/half.js': 'half()',
  'dist/mf-books/mf-manifest.json': JSON.stringify({
    name: 'mf_books',
    metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
    exposes: [],
  }),
  'dist/mf-auth/mf-manifest.json': JSON.stringify({
    name: 'mf_auth',
    metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
    exposes: [{ path: './remote', assets: { js: { sync: ['remote.0123456789.js'] } } }],
  }),
  'dist/mf-auth/first.json': JSON.stringify({
    '/login': { html: '<h1>Sign In</h1>', chunk: 'login' },
  }),
  'dist/mf-auth/login.0123456789.js': 'login()',
  'dist/mf-auth/login.0123456789.css': 'form{color:red}',
  'dist/mf-auth/integrity.json': JSON.stringify({ 'remoteEntry.0123456789.js': entryHash }),
  'dist/registry.json': JSON.stringify({
    version: 1,
    remotes: {
      marketing: { entry: 'mf-marketing/mf-manifest.json', contract: '3.0', version: '1' },
      auth: { entry: 'mf-auth/mf-manifest.json', contract: '3.0', version: '1' },
      books: { entry: 'mf-books/mf-manifest.json', contract: '3.0', version: '1' },
    },
  }),
  'content/demo.json': JSON.stringify({
    video: { mp4: '/content/demo.mp4' },
    dogs: [
      {
        id: '1',
        name: 'Biscuit',
        image: '/content/biscuit.webp',
        pages: ['/content/1.svg', '/content/2.svg'],
      },
    ],
  }),
  'content/1.svg': drawing,
  'content/share.jpg': Buffer.alloc(4096),
};

/**
 * Writes a small built site into a temporary folder, and returns the configuration that serves it.
 */
export const makeSite = async (change: Partial<ServerConfig> = {}): Promise<ServerConfig> => {
  const folder = await temporaryFolder('site');
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return {
    host: '127.0.0.1',
    port: 0,
    basePath: '',
    publicUrl: '',
    remoteOrigins: [],
    dist: join(folder, 'dist'),
    content: join(folder, 'content'),
    offline: true,
    reportUrl: '',
    overlay: false,
    registryKeys: [],
    log: false,
    rateLimit: 0,
    trustedProxies: '',
    drainMs: 0,
    ...change,
  };
};
