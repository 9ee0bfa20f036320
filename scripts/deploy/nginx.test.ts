import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer } from '../../api/src/server';
import { makeSite } from '../../api/src/testing/site';
import { root } from '../config/apps';
import { freePort } from '../config/serve';
import { temporaryFolder } from '../config/temporaryFolder';

const conf = resolve(root, 'deploy/nginx');
const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const script = 'console.log("book");\n'.repeat(100);

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    template,
  );

/** Starts a real nginx in front of the gateway, with a small store. */
const startNginx = async (
  store: string,
  gateway: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await temporaryFolder('nginx');
  const port = await freePort();
  const site = fill(await readFile(join(conf, 'site.conf.template'), 'utf8'), {
    STORE: store,
    GATEWAY: gateway,
    LISTEN: `127.0.0.1:${port}`,
    CONF: conf,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const types =
    'types { text/html html; text/javascript js; text/css css; application/json json; }';
  // If root starts nginx, its workers run as another user, which may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${types}\n${temporary}\n${site}}`,
  );
  const nginx: ChildProcess = spawn('nginx', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'error.log'),
  ]);
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/registry.json`).then(
      () => true,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    url,
    stop: () =>
      new Promise((done) => {
        nginx.once('close', () => done());
        nginx.kill('SIGQUIT');
      }),
  };
};

// Skip these tests on machines without nginx. The other tests below run everywhere.
const describeIfInstalled = isInstalled ? describe : describe.skip;

describeIfInstalled('nginx in front of the gateway', () => {
  let site: Awaited<ReturnType<typeof startNginx>>;
  let server: Awaited<ReturnType<typeof createServer>>;
  beforeAll(async () => {
    const config = await makeSite();
    const release = join(config.dist, 'mf-books/1.0.0-abc');
    await mkdir(release, { recursive: true });
    await writeFile(join(release, 'page.0123456789.js'), script);
    await writeFile(join(release, 'page.0123456789.js.gz'), gzipSync(script));
    await writeFile(join(release, 'coloring.0123456789.js'), script);
    await writeFile(join(release, 'mf-manifest.json'), '{}');
    await mkdir(join(config.dist, 'shell/1.0.0-abc'));
    await copyFile(
      join(config.dist, 'shell/index.html'),
      join(config.dist, 'shell/1.0.0-abc/index.html'),
    );
    await mkdir(join(config.dist, 'mf-books/.incoming-1'), { recursive: true });
    await writeFile(join(config.dist, 'mf-books/.incoming-1/half.js'), 'half');
    server = await createServer(config);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    site = await startNginx(config.dist, new URL(url).host);
  });
  afterAll(async () => {
    await site.stop();
    await server.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers });

  test.each([
    ['/mf-books/1.0.0-abc/page.0123456789.js', 'public, max-age=31536000, immutable'],
    ['/mf-books/1.0.0-abc/mf-manifest.json', 'no-cache'],
    ['/registry.json', 'no-cache'],
    ['/home', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/v1/demo/dog', 'no-cache'],
  ])('%s is cached as %s', async (path, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cache);
  });

  test('the 404 for a hashed file that does not exist yet has no cache header', async () => {
    const response = await get('/mf-books/1.0.0-abc/none.0123456789.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test.each([
    '/mf-books/1.0.0-abc/page.0123456789.js',
    '/mf-books/1.0.0-abc/coloring.0123456789.js',
    '/mf-books/1.0.0-abc/none.0123456789.js',
    '/registry.json',
    '/home',
    '/sw.js',
    '/.registry.lock',
  ])('%s has each security header once', async (path) => {
    const expected = (await server.inject({ url: path })).headers;
    const { headers } = await get(path);
    for (const name of [
      'content-security-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ]) {
      expect([name, headers.get(name)]).toEqual([name, expected[name]]);
    }
  });

  test('a precompressed file is sent compressed', async () => {
    const response = await get('/mf-books/1.0.0-abc/page.0123456789.js', {
      'accept-encoding': 'gzip',
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(script);
  });

  test.each([
    '/mf-books/.incoming-1/half.js',
    '/mf-books/1.0.0-abc/none.js',
    '/shell/index.html',
    '/shell//index.html',
    '/shell/%69ndex.html',
    '/shell/1.0.0-abc/index.html',
    '/1.0.0-abc/index.html',
  ])('%s gets a 404 without the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('runtime-config');
  });
});

/**
 * Returns the location block that nginx chooses for an address: the first whose pattern matches.
 */
const locationOf = async (path: string): Promise<string | undefined> => {
  const template = await readFile(join(conf, 'site.conf.template'), 'utf8');
  const locations = template.matchAll(/^ {2}location ~(\*?) "?(.*?)"? \{\n([^]*?)^ {2}\}/gm);
  return [...locations].find(([, anyCase, pattern]) =>
    new RegExp(pattern, anyCase && 'i').test(path),
  )?.[3];
};

test.each(['/shell/index.html', '/shell/Index.html', '/shell/1.0.0-abc/index.html'])(
  'nginx never sends %s, the page without its keys',
  async (path) => {
    expect(await locationOf(path)).toContain('return 404;');
    expect(await locationOf(path.replace('.html', '.json'))).toContain('try_files');
  },
);

test('the paths of the store and of the headers may contain spaces', async () => {
  const template = await readFile(join(conf, 'site.conf.template'), 'utf8');
  const uses = template.match(/[^ ]*\$\{(STORE|CONF)\}[^;]*/g) ?? [];
  expect(uses).not.toHaveLength(0);
  for (const use of uses) expect(use).toMatch(/^".*"$/);
});

test('nginx lets browsers cache a hashed file, but not the 404 for a missing one', async () => {
  const location = await locationOf('/mf-books/1.0.0-abc/page.0123456789.js');
  expect(location).toContain('add_header cache-control "public, max-age=31536000, immutable";');
});

test.each(['shell', 'mf-books', 'mf-2', 'mf-gift-cards', 'mf-Books', 'mf-', 'shared'])(
  'nginx sends the files in %s only if the gateway does',
  async (folder) => {
    const config = await makeSite();
    await mkdir(join(config.dist, folder), { recursive: true });
    await writeFile(join(config.dist, folder, 'page.js'), script);
    const server = await createServer(config);
    const { statusCode } = await server.inject({ url: `/${folder}/page.js` });
    await server.close();
    const location = await locationOf(`/${folder}/page.js`);
    expect(location?.includes('try_files') ?? false).toBe(statusCode === 200);
  },
);

/** The script sources for an address, from nginx's `map`. */
const scriptSources = async (path: string): Promise<string> => {
  const [, table] = /^map \$uri \$script_src \{\n([^]*?)^\}/m.exec(
    await readFile(join(conf, 'site.conf.template'), 'utf8'),
  )!;
  const rows = [...table.matchAll(/^ {2}(?:default|"~(.*)") "(.*)";$/gm)].map(
    ([, pattern, sources]) => ({ pattern, sources }),
  );
  const row =
    rows.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(path)) ??
    rows.find(({ pattern }) => pattern === undefined);
  return row!.sources;
};

test.each([
  '/mf-books/mf-manifest.json',
  '/mf-books/coloring.0123456789.js',
  '/mf-books/1.0.0-abc/coloring.0123456789.js',
  '/mf-books/coloring.js',
  '/mf-orders/coloring.0123456789.js',
  '/shell/1.0.0-abc/coloring.0123456789.js',
  '/home',
])("the headers in nginx's file are those of the gateway for %s", async (url) => {
  const server = await createServer(await makeSite());
  const { headers } = await server.inject({ url });
  await server.close();
  const lines = (await readFile(join(conf, 'headers.conf'), 'utf8')).replaceAll(
    '$script_src',
    await scriptSources(url),
  );
  const written = [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  const responseSpecific =
    /^(content-type|content-length|cache-control|date|connection|etag|last-modified|accept-ranges|vary)$/;
  const expected = Object.entries(headers)
    .filter(([name]) => !responseSpecific.test(name))
    .map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(written.map(([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(expected),
  );
});
