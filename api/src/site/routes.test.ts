import type { FastifyInstance } from 'fastify';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer } from '../server';
import { drawing, makeSite, script } from '../testing/site';

let server: FastifyInstance;
beforeAll(async () => {
  server = await createServer(await makeSite());
});
afterAll(() => server.close());

test.each(['/', '/home', '/home//', '/books/abc', '/my-projects/1?x=1'])(
  "%s is the shell's page, and is revalidated",
  async (url) => {
    const response = await server.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('"registryUrl":"/registry.json"');
  },
);

test.each([
  '/no/such/page',
  '/orders/1/2',
  '/hom',
  '/mf-books',
  '//home',
  '/my-projects//1',
  '/assets/',
  '/content/dogs/',
])('%s is the same page, with status 404', async (url) => {
  const response = await server.inject({ url });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch('text/html');
  expect(response.body).toContain('"registryUrl":"/registry.json"');
  expect(response.body).toContain('<title>Page not found · Scribblepup</title>');
  expect(response.body).toContain('<meta name="robots" content="noindex">');
});

test.each(['/home/%E0%A4%A', '/%', '/no/%zz?x=%'])(
  '%s, which has malformed escapes, is not found',
  async (url) => {
    const response = await server.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers).toHaveProperty('content-security-policy');
  },
);

test.each(['', '/pups'])(
  '/index.html redirects to the landing page (below "%s")',
  async (basePath) => {
    const site = await createServer(await makeSite({ basePath }));
    const { statusCode, headers } = await site.inject(`${basePath}/index.html?from=mail`);
    await site.close();
    expect(statusCode).toBe(301);
    expect(headers['location']).toBe(`${basePath}/home?from=mail`);
  },
);

test.each(['/%68ome', '/about%2Dus', '/books/caf%C3%A9'])(
  '%s is the address of a screen, however its letters are escaped',
  async (url) => {
    expect((await server.inject(url)).statusCode).toBe(200);
  },
);

test.each(['/my-projects%2F1%2F2', '/%2Fhome', '/home%3Fx'])(
  'an escaped delimiter is not a delimiter: %s',
  async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  },
);

test('a page is revalidated, and sent again only if it has changed', async () => {
  const config = await makeSite();
  const running = await createServer(config);
  const revalidate = async (url: string, tag: string) =>
    running.inject({ url, headers: { 'if-none-match': tag } });
  const { headers } = await running.inject('/home');
  const unchanged = await revalidate('/home', String(headers.etag));
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(unchanged.headers).toMatchObject({ 'cache-control': 'no-cache', etag: headers.etag });
  expect((await revalidate('/about-us', String(headers.etag))).statusCode).toBe(200);
  expect((await revalidate('/no/such/page', '*')).statusCode).toBe(404);
  const page = join(config.dist, 'shell/index.html');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<title>', '<meta name="new"><title>'),
  );
  expect((await revalidate('/home', String(headers.etag))).statusCode).toBe(200);
  await running.close();
});

test.each(['br', 'gzip'])('the page is sent compressed as %s', async (encoding) => {
  const response = await server.inject({ url: '/home', headers: { 'accept-encoding': encoding } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['vary']).toMatch(/accept-encoding/i);
});

test.each([
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', undefined],
  ['GZIP , BR', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['brotli, xgzip', undefined],
  [';;;,,,q=x', undefined],
])('a client that accepts %j gets %s', async (accepted, encoding) => {
  const response = await server.inject({ url: '/home', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  const body = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }[
    encoding ?? 'identity'
  ]!(response.rawPayload);
  expect(body.toString()).toContain('"registryUrl":"/registry.json"');
});

test('a hashed file is compressed in advance and cached for a year', async () => {
  const response = await server.inject({
    url: '/main.0123456789.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers['content-type']).toMatch('javascript');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.rawPayload.length).toBeLessThan(script.length / 2);
});

test('a browser without Brotli gets the uncompressed file', async () => {
  const response = await server.inject({
    url: '/main.0123456789.js',
    headers: { 'accept-encoding': 'identity' },
  });
  expect(response.body).toBe(script);
});

test.each(['/registry.json', '/mf-books/mf-manifest.json', '/content/1.svg'])(
  '%s is served and revalidated',
  async (url) => {
    const response = await server.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test('a remote is served even if its first release arrives while the server runs', async () => {
  const site = await makeSite();
  const running = await createServer(site);
  await mkdir(join(site.dist, 'mf-gifts2/1.0.0-a'), { recursive: true });
  await writeFile(join(site.dist, 'mf-gifts2/1.0.0-a/gifts.0123456789.js'), script);
  const { statusCode, headers, body } = await running.inject({
    url: '/mf-gifts2/1.0.0-a/gifts.0123456789.js',
  });
  await running.close();
  expect([statusCode, headers['cache-control'], body]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    script,
  ]);
});

test.each([
  '/missing.js',
  '/missing.webmanifest',
  '/mf-books/missing.0123456789.js',
  '/content/none.svg',
  '/shell/..%2f..%2fpackage.json',
  '/mf-books/..%2fregistry.json',
  '/mf-books/.incoming-1/half.js',
  '/content/%2e%2e%2fpackage.json',
])('%s gets an error, not the page', async (url) => {
  const response = await server.inject({ url });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.body).not.toContain('runtime-config');
  // A proxy must not cache this response: the file may arrive with the next release.
  expect(response.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/shell///x.js',
  '/mf-books/x//y.js',
  '/mf-books/x/%2Fy.js',
  '/content/dogs//x.svg',
  '/x//y.js',
])('%s, which has stray slashes, is not found, like any missing file', async (url) => {
  const { statusCode, headers, body } = await server.inject({ url });
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-cache', 'Not found']);
});

test.each([
  '/shell/index.html',
  '/shell/index.html?x=1',
  '/shell/%69ndex.html',
  '/shell//index.html',
  '/shell/index.html/',
  '/shell/',
  '/shell/1.0.0-abc/',
  '/shell/1.0.0-abc/index.html',
  '/1.0.0-abc/index.html',
])("the shell's page is never sent without its configuration: %s", async (url) => {
  const site = await makeSite();
  const page = await readFile(join(site.dist, 'shell/index.html'));
  await mkdir(join(site.dist, 'shell/1.0.0-abc'));
  await writeFile(join(site.dist, 'shell/1.0.0-abc/index.html'), page);
  const running = await createServer(site);
  const response = await running.inject({ url });
  await running.close();
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toMatch(/runtime-config[^>]*>\{\}/);
});

test('the policy allows nothing unsafe, and nothing from other origins', async () => {
  const { headers } = await server.inject({ url: '/home' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each(['', '/pups'])(
  'only the script of the worker that draws photos may compile WebAssembly (below "%s")',
  async (basePath) => {
    const config = await makeSite({ basePath });
    const workers = [
      'mf-books/coloring.0123456789.js',
      'mf-books/1.0.0-abc/coloring.0123456789.js',
      'mf-orders/coloring.0123456789.js',
      'shell/coloring.0123456789.js',
      'shell/1.0.0-abc/coloring.0123456789.js',
    ];
    const others = [
      'mf-books/page.0123456789.js',
      'mf-books/coloring.js',
      'mf-books/coloring.0123456789.css',
      'mf-account/coloring.0123456789.js',
    ];
    for (const folder of ['mf-books/1.0.0-abc', 'mf-orders', 'mf-account', 'shell/1.0.0-abc'])
      await mkdir(join(config.dist, folder), { recursive: true });
    for (const name of [...workers, ...others]) await writeFile(join(config.dist, name), 'draw()');
    const site = await createServer(config);
    const policyOf = async (
      path: string,
    ): Promise<[status: number, scripts: string | undefined]> => {
      const { statusCode, headers } = await site.inject({ url: `${basePath}${path}` });
      return [
        statusCode,
        /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
      ];
    };
    for (const name of workers)
      expect([name, await policyOf(`/${name}`)]).toEqual([
        name,
        [200, "'self' 'wasm-unsafe-eval'"],
      ]);
    // The shell's files are also served from the root.
    expect(await policyOf('/coloring.0123456789.js')).toEqual([200, "'self' 'wasm-unsafe-eval'"]);
    for (const name of others)
      expect([name, await policyOf(`/${name}`)]).toEqual([name, [200, "'self'"]]);
    for (const page of ['/', '/home', '/create-book', '/books/1'])
      expect([page, await policyOf(page)]).toEqual([page, [200, "'self'"]]);
    for (const page of ['/mf-books/coloring.0123456789', '/no/such/page'])
      expect([page, await policyOf(page)]).toEqual([page, [404, "'self'"]]);
    await site.close();
  },
);

test('apart from WebAssembly, that worker has the same policy as pages', async () => {
  const [page, worker] = await Promise.all(
    ['/home', '/mf-books/coloring.0123456789.js'].map(
      async (url) => (await server.inject({ url })).headers,
    ),
  );
  expect(String(worker['content-security-policy']).replace(" 'wasm-unsafe-eval'", '')).toBe(
    page['content-security-policy'],
  );
  expect(worker['x-content-type-options']).toBe('nosniff');
});

test('the origins of remotes are in the policy and in the page', async () => {
  const wider = await createServer(await makeSite({ remoteOrigins: ['https://cdn.example'] }));
  const { headers, body } = await wider.inject({ url: '/home' });
  await wider.close();
  const policy = String(headers['content-security-policy']);
  const kinds = ['script-src', 'style-src', 'font-src', 'img-src', 'media-src', 'connect-src'];
  for (const kind of kinds) expect(policy).toContain(`${kind} 'self' https://cdn.example`);
  expect(policy).toContain("worker-src 'self';");
  expect(body).toContain('"remoteOrigins":["https://cdn.example"]');
});

test.each([true, false])('the page says whether the overlay may open: %s', async (overlay) => {
  const site = await createServer(await makeSite({ overlay }));
  const { body } = await site.inject({ url: '/home' });
  await site.close();
  expect(body).toContain(`"overlay":${overlay}`);
});

test('the policy allows reports to another origin, but no other requests there', async () => {
  const policyOf = async (reportUrl: string): Promise<string> => {
    const site = await createServer(await makeSite({ reportUrl }));
    const { headers, body } = await site.inject({ url: '/home' });
    await site.close();
    expect(body).toContain(`"reportUrl":"${reportUrl}"`);
    return String(headers['content-security-policy']);
  };
  const policy = await policyOf('/v1/failures');
  expect(policy).toContain("connect-src 'self';");
  expect(await policyOf('https://reports.example/in')).toBe(
    policy.replace("connect-src 'self'", "connect-src 'self' https://reports.example"),
  );
});

test.each([
  ['/home', 200],
  ['/orders', 200],
  ['/no/such/page', 404],
])('a HEAD request for %s gets the status of the page, %i', async (url, status) => {
  const { statusCode, headers } = await server.inject({ method: 'HEAD', url });
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toMatch('text/html');
});

test.each(['/shell', '/mf-auth/1.0.0-abc', '/content/more'])(
  'the address of a folder gets a 404, not a redirect: %s',
  async (url) => {
    const site = await makeSite();
    await mkdir(join(site.dist, 'mf-auth/1.0.0-abc'));
    await mkdir(join(site.content, 'more'));
    const running = await createServer(site);
    const { statusCode, headers } = await running.inject({ url });
    await running.close();
    expect([statusCode, headers['location']]).toEqual([404, undefined]);
  },
);

test('a POST to a page address does not return the page', async () => {
  expect((await server.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
});

test('below a base path, the addresses in the page have that path', async () => {
  const below = await createServer(await makeSite({ basePath: '/pups' }));
  const response = await below.inject({ url: '/pups/home' });
  await below.close();
  expect(response.body).toContain('data-main="/pups/main.0123456789.js"');
  expect(response.body).toContain('"basePath":"/pups"');
});

test('without a built site, the server fails to start and names the folder', async () => {
  await expect(createServer(await makeSite({ dist: '/nowhere' }))).rejects.toThrow(/nowhere/);
});

test.each(['br', 'gzip'])(
  'a drawing is sent compressed as %s, and is revalidated',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const response = await server.inject({ url: '/content/1.svg', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.rawPayload.length).toBeLessThan(drawing.length / 2);
    const notModified = await server.inject({
      url: '/content/1.svg',
      headers: { ...headers, 'if-none-match': String(response.headers.etag) },
    });
    expect(notModified.statusCode).toBe(304);
  },
);

test('a photo is not compressed again', async () => {
  const response = await server.inject({
    url: '/content/share.jpg',
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.rawPayload.length).toBe(4096);
});
