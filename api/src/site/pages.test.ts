import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer } from '../server';
import { RETRY_MS } from './pages';
import { entryHash, makeSite } from '../testing/site';

const setUp = async (edit?: (dist: string) => Promise<void>) => {
  const config = await makeSite();
  await edit?.(config.dist);
  const lines: string[] = [];
  const server = await createServer(config, { logTo: { write: (line) => lines.push(line) } });
  const home = async () => (await server.inject({ url: '/home' })).body;
  const login = async () => (await server.inject({ url: '/login' })).body;
  return { dist: config.dist, server, home, login, lines };
};

/** Writes a release of the shell with another main script, and points the registry to it. */
const release = async (dist: string, version: string): Promise<void> => {
  const page = await readFile(resolve(dist, 'shell/index.html'), 'utf8');
  await mkdir(resolve(dist, 'shell', version), { recursive: true });
  await writeFile(
    resolve(dist, 'shell', version, 'index.html'),
    page.replace('/main.0123456789.js', `/shell/${version}/main.9876543210.js`),
  );
  await writeFile(resolve(dist, 'shell', version, 'main.9876543210.js'), 'new()');
  const registry = { version: 1, shell: { folder: `shell/${version}`, version }, remotes: {} };
  await writeFile(resolve(dist, 'next.json'), JSON.stringify(registry));
  await rename(resolve(dist, 'next.json'), resolve(dist, 'registry.json'));
};

test('a new release needs no restart, and its files are cached for a year', async () => {
  const { dist, server, home } = await setUp();
  expect(await home()).toContain('/main.0123456789.js');
  await release(dist, '1.0.0-abc');
  expect(await home()).toContain('/shell/1.0.0-abc/main.9876543210.js');
  const script = await server.inject({ url: '/shell/1.0.0-abc/main.9876543210.js' });
  expect([script.body, script.headers['cache-control']]).toEqual([
    'new()',
    'public, max-age=31536000, immutable',
  ]);
  // An open tab can still load the files of its release.
  expect((await server.inject({ url: '/main.0123456789.js' })).statusCode).toBe(200);
  await server.close();
});

test('after several releases in quick succession, the last one is served', async () => {
  const { dist, server, home } = await setUp();
  const visits: Promise<string>[] = [];
  for (let n = 1; n <= 8; n++) {
    await release(dist, `1.0.${n}`);
    visits.push(home());
  }
  await Promise.all(visits);
  expect(await home()).toContain('/shell/1.0.8/main.9876543210.js');
  await server.close();
});

test.each([
  'nonsense',
  '{}',
  '{"version":1,"shell":{"folder":"../secrets","version":"1"},"remotes":{}}',
  '{"version":1,"shell":{"folder":"shell/none","version":"1"},"remotes":{}}',
])('with the invalid registry %s, the pages do not change', async (text) => {
  const { dist, server, home } = await setUp();
  const before = await home();
  const page = await readFile(resolve(dist, 'shell/index.html'), 'utf8');
  await mkdir(resolve(dist, '../secrets'));
  await writeFile(resolve(dist, '../secrets/index.html'), page.replace('</body>', 'Secret</body>'));
  await writeFile(resolve(dist, 'registry.json'), text);
  expect(await home()).toBe(before);
  await server.close();
});

test('a release that cannot be used is logged once', async () => {
  const lines: string[] = [];
  const config = await makeSite({ log: true });
  const server = await createServer(config, { logTo: { write: (line) => lines.push(line) } });
  await writeFile(resolve(config.dist, 'registry.json'), '{}');
  for (let visit = 0; visit < 2; visit++) await server.inject({ url: '/home' });
  await server.close();
  expect(lines.filter((line) => line.includes('cannot use the new release'))).toHaveLength(1);
});

test('a release that cannot be used is logged even if requests are not', async () => {
  const { dist, server, home, lines } = await setUp();
  await writeFile(resolve(dist, 'registry.json'), '{}');
  await home();
  await server.close();
  expect(lines).toEqual([expect.stringContaining('cannot use the new release')]);
});

test('a release whose files arrive after the registry is tried again, but not immediately', async () => {
  const { dist, server, home, lines } = await setUp();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const folder = resolve(dist, 'shell/1.0.0-abc');
  await release(dist, '1.0.0-abc');
  await rename(folder, `${folder}-late`);
  expect(await home()).not.toContain('/shell/1.0.0-abc/');

  clock.mockReturnValue(1_000_000 + RETRY_MS);
  expect(await home()).not.toContain('/shell/1.0.0-abc/');
  await rename(`${folder}-late`, folder);
  expect(await home()).not.toContain('/shell/1.0.0-abc/');

  clock.mockReturnValue(1_000_000 + 2 * RETRY_MS);
  expect(await home()).toContain('/shell/1.0.0-abc/');
  await server.close();
  expect(lines).toHaveLength(1);
});

test('a release is tried again on time even if the clock is set back', async () => {
  const { dist, server, home } = await setUp();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const folder = resolve(dist, 'shell/1.0.0-abc');
  await release(dist, '1.0.0-abc');
  await rename(folder, `${folder}-late`);
  expect(await home()).not.toContain('/shell/1.0.0-abc/');

  await rename(`${folder}-late`, folder);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  clock.mockReturnValue(1_000_000 + RETRY_MS);
  expect(await home()).toContain('/shell/1.0.0-abc/');
  await server.close();
});

/**
 * Points the registry to a release of the shell that has only some of its files. Returns a function
 * that adds another file, or the list of hashes.
 */
const releaseInParts = async (
  dist: string,
  files: Readonly<Record<string, string>>,
  arrived: readonly string[],
) => {
  const folder = 'shell/1.0.0-abc';
  const list = Object.fromEntries(Object.keys(files).map((file) => [file, entryHash]));
  await mkdir(resolve(dist, folder));
  const add = (name: string): Promise<void> =>
    writeFile(resolve(dist, folder, name), files[name] ?? JSON.stringify(list));
  for (const name of arrived) await add(name);
  const shell = { folder, version: '1.0.0-abc', contract: '3.0', filesIntegrity: entryHash };
  await writeFile(
    resolve(dist, 'registry.json'),
    JSON.stringify({ version: 1, shell, remotes: {} }),
  );
  return add;
};

test.each([
  ['everything but its page', ['index.html']],
  ['its list of hashes', ['index.html', 'main.9876543210.js', 'sw.js']],
  ['its service worker', ['index.html', 'main.9876543210.js', 'integrity.json']],
])(
  'a release of the shell without %s is not served until that has arrived',
  async (_what, arrived) => {
    const { dist, server, home } = await setUp();
    const getWorker = async () => (await server.inject({ url: '/sw.js' })).body;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const page = await readFile(resolve(dist, 'shell/index.html'), 'utf8');
    const files = {
      'index.html': page.replace('/main.0123456789.js', '/shell/1.0.0-abc/main.9876543210.js'),
      'main.9876543210.js': 'new()',
      'sw.js': 'new worker()',
    };
    const add = await releaseInParts(dist, files, arrived);
    expect([await home(), await getWorker()]).toEqual([
      expect.stringContaining('/main.0123456789.js'),
      'worker()',
    ]);

    for (const name of [...Object.keys(files), 'integrity.json']) await add(name);
    clock.mockReturnValue(1_000_000 + RETRY_MS);
    expect([await home(), await getWorker()]).toEqual([
      expect.stringMatching(
        /src="\/shell\/1\.0\.0-abc\/main\.9876543210\.js" integrity="sha384-a+"/,
      ),
      'new worker()',
    ]);
    await server.close();
  },
);

const bodyOf = async (url: string, basePath = '', edit?: (dist: string) => Promise<void>) => {
  const config = await makeSite({ basePath });
  await edit?.(config.dist);
  const server = await createServer(config);
  const { body, statusCode } = await server.inject({ url: basePath + url });
  await server.close();
  return { body, statusCode };
};

interface Registry {
  readonly remotes: Record<string, object>;
}

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );

/** The page without its template, the template's content, and the address that it is for. */
const partsOf = (body: string, visitors: string): [open: string, content: string, path: string] => {
  const [template = '', path = '', content = ''] =
    new RegExp(
      `<template data-visitors="${visitors}" data-path="([^"]*)">(.*?)</template>`,
      's',
    ).exec(body) ?? [];
  return [body.replace(template, ''), content, path];
};

const frame = (base = ''): string =>
  `<div id="root"><header><a href="${base}/home">Logo</a></header><main><noscript>Scribblepup needs JavaScript`;

test.each(['', '/pups'])(
  'below "%s", the page of a guest form has the header, and the form with its scripts for guests only',
  async (base) => {
    const [open, template, path] = partsOf((await bodyOf('/login', base)).body, 'guests');
    expect(path).toBe(`${base}/login`);
    expect(open).toContain(frame(base));
    expect(open).toContain(`<link rel="stylesheet" href="${base}/site.0123456789.css"`);
    expect(open).not.toMatch(/Sign In|login/);
    // The main script is requested now, and only runs after the paint.
    expect(preloads(open)).toEqual([`${base}/vendor.0123456789.js`, `${base}/main.0123456789.js`]);
    expect(open).toContain(`src="${base}/start.js" data-main="${base}/main.0123456789.js"`);
    expect(template).toContain(
      `<link rel="stylesheet" href="${base}/mf-auth/login.0123456789.css" data-href=`,
    );
    expect(template).toContain('<main><h1>Sign In</h1></main>');
    expect(preloads(template)).toEqual([
      `${base}/mf-auth/remoteEntry.0123456789.js`,
      `${base}/mf-auth/remote.0123456789.js`,
      `${base}/mf-auth/login.0123456789.js`,
    ]);
    expect(template).toContain(
      `<link rel="preload" as="fetch" href="${base}/mf-auth/mf-manifest.json" crossorigin="">`,
    );
    expect(template).toContain(`remoteEntry.0123456789.js" integrity="${entryHash}"`);
  },
);

test('a screen without first HTML has only the header', async () => {
  const [, template] = partsOf((await bodyOf('/register')).body, 'guests');
  expect(template).toMatch(/^<header><a href="\/home">Logo<\/a><\/header><main><\/main><link /);
  expect(preloads(template)).toHaveLength(2);
});

test('My Books has its scripts for members only', async () => {
  const [open, template] = partsOf((await bodyOf('/my-projects')).body, 'members newcomers');
  expect(open).toContain(frame());
  expect(preloads(template)).toEqual(['/mf-books/remoteEntry.0123456789.js']);
  expect(open).not.toContain('mf-books');
});

test('members without books get different HTML', async () => {
  const { body } = await bodyOf('/my-projects', '', (dist) =>
    writeFile(
      resolve(dist, 'mf-books/first.json'),
      JSON.stringify({
        '/my-projects': { html: '<h1>Opening</h1>', newcomers: '<h1>Samples</h1>', chunk: 'books' },
      }),
    ),
  );
  expect(partsOf(body, 'members')[1]).toContain('<main><h1>Opening</h1></main>');
  expect(partsOf(body, 'newcomers')[1]).toContain('<main><h1>Samples</h1></main>');
});

test.each(['/books/3f2a', '/orders', '/verify-otp'])(
  '%s, which has no first HTML, requests no code of its remote',
  async (path) => {
    const { body } = await bodyOf(path);
    expect(body).toContain(frame());
    expect(body).not.toContain('<template');
    expect(preloads(body)).toEqual(['/vendor.0123456789.js', '/main.0123456789.js']);
    expect(body).toContain('<script defer="" src="/start.js" data-main="/main.0123456789.js"');
  },
);

/** Changes a remote's part of the registry. */
const editRemote = async (dist: string, name: string, change: object): Promise<void> => {
  const file = resolve(dist, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  Object.assign(registry.remotes[name], change);
  await writeFile(file, JSON.stringify(registry));
};

/** Copies the release of an app at the top of its folder to a release of its own. */
const copyRelease = async (dist: string, app: string, version: string): Promise<void> => {
  await cp(resolve(dist, app), resolve(dist, 'copy'), { recursive: true });
  await rename(resolve(dist, 'copy'), resolve(dist, app, version));
};

const truncate = async (file: string): Promise<void> =>
  writeFile(file, (await readFile(file, 'utf8')).slice(0, -5));

describe.each<[what: string, file: string, damage: (auth: string) => Promise<void>]>([
  ['truncated first HTML', 'first.json', (auth) => truncate(resolve(auth, 'first.json'))],
  ['malformed first HTML', 'first.json', (auth) => writeFile(resolve(auth, 'first.json'), '[]')],
  ['no first HTML', 'first.json', (auth) => rm(resolve(auth, 'first.json'))],
  ['truncated hashes', 'integrity.json', (auth) => truncate(resolve(auth, 'integrity.json'))],
  ['malformed hashes', 'integrity.json', (auth) => writeFile(resolve(auth, 'integrity.json'), '7')],
  ['no hashes', 'integrity.json', (auth) => rm(resolve(auth, 'integrity.json'))],
  ['a truncated manifest', 'mf-manifest', (auth) => truncate(resolve(auth, 'mf-manifest.json'))],
  [
    'a malformed manifest',
    'mf-manifest',
    (auth) => writeFile(resolve(auth, 'mf-manifest.json'), '{"name":"mf_auth"}'),
  ],
  ['no folder', '/mf-auth', (auth) => rm(auth, { recursive: true })],
])('with a remote that has %s', (_what, file, damage) => {
  /** Starts a server with this damage to mf-auth, and keeps a complete copy of that release. */
  const setUpDamaged = () =>
    setUp(async (dist) => {
      const auth = resolve(dist, 'mf-auth');
      const list = { 'mf-manifest.json': entryHash, 'first.json': entryHash };
      await writeFile(resolve(auth, 'integrity.json'), JSON.stringify(list));
      await editRemote(dist, 'auth', { filesIntegrity: entryHash });
      await cp(auth, resolve(dist, 'complete'), { recursive: true });
      await damage(auth);
    });

  test('the server starts, serves everything else and logs the file once', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const { server, home, login, lines } = await setUpDamaged();
    for (let n = 1; n <= 3; n++) {
      expect(await home()).toContain('<h1>Turn your dog');
      expect(await login()).toContain(frame());
      expect(await login()).not.toMatch(/Sign In|mf-auth/);
      clock.mockReturnValue(1_000_000 + n * RETRY_MS);
    }
    expect((await server.inject({ url: '/login' })).statusCode).toBe(200);
    await server.close();
    expect(lines).toEqual([expect.stringContaining('the remote auth')]);
    expect(lines[0]).toContain(file);
  });

  test('the release is read again, but not immediately', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const { dist, server, login } = await setUpDamaged();
    await rm(resolve(dist, 'mf-auth'), { recursive: true, force: true });
    await rename(resolve(dist, 'complete'), resolve(dist, 'mf-auth'));
    expect(await login()).not.toContain('Sign In');
    clock.mockReturnValue(1_000_000 + RETRY_MS);
    expect(await login()).toContain('<h1>Sign In</h1>');
    await server.close();
  });

  test('newer releases of this remote and of others are served at once', async () => {
    const { dist, server, home, login } = await setUpDamaged();
    await copyRelease(dist, 'mf-marketing', '2');
    await editRemote(dist, 'marketing', { entry: 'mf-marketing/2/mf-manifest.json' });
    expect(await home()).toContain('/mf-marketing/2/home.0123456789.css');
    await mkdir(resolve(dist, 'mf-auth'), { recursive: true });
    await rename(resolve(dist, 'complete'), resolve(dist, 'mf-auth/2'));
    await editRemote(dist, 'auth', { entry: 'mf-auth/2/mf-manifest.json' });
    expect(await login()).toContain('/mf-auth/2/login.0123456789.css');
    await server.close();
  });
});

test('a remote keeps its previous first HTML until its new release arrives', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { dist, server, login, lines } = await setUp();
  await editRemote(dist, 'auth', { entry: 'mf-auth/2/mf-manifest.json' });
  expect(await login()).toContain('"/mf-auth/login.0123456789.css"');
  await copyRelease(dist, 'mf-auth', '2');
  expect(await login()).toContain('"/mf-auth/login.0123456789.css"');
  clock.mockReturnValue(1_000_000 + RETRY_MS);
  expect(await login()).toContain('"/mf-auth/2/login.0123456789.css"');
  await server.close();
  expect(lines).toEqual([expect.stringContaining('mf-auth/2')]);
});

test('a remote has no first HTML if its previous release is gone too', async () => {
  const { dist, server, login } = await setUp();
  await rm(resolve(dist, 'mf-auth'), { recursive: true });
  await editRemote(dist, 'auth', { entry: 'mf-auth/2/mf-manifest.json' });
  expect(await login()).toContain(frame());
  expect(await login()).not.toMatch(/Sign In|mf-auth/);
  await server.close();
});

test.each(['first.json', 'integrity.json'])(
  "if the shell's %s is damaged, the server does not start, and names the file",
  async (file) => {
    const config = await makeSite();
    await writeFile(resolve(config.dist, 'shell', file), '{"/home":');
    await expect(createServer(config)).rejects.toThrow(`shell/${file} cannot be read`);
  },
);

test('pages have no HTML or files of a remote that is switched off', async () => {
  const { dist, server, home } = await setUp();
  expect(await home()).toContain('<h1>Turn your dog');
  for (const name of ['marketing', 'auth']) await editRemote(dist, name, { off: 'why' });

  expect(await home()).not.toMatch(/<h1>Turn your dog|mf-marketing/);
  const login = await server.inject({ url: '/login' });
  expect(login.statusCode).toBe(200);
  expect(login.body).toContain(frame());
  expect(login.body).not.toMatch(/Sign In|mf-auth/);
  expect((await server.inject({ url: '/my-projects' })).body).toContain('mf-books');
  await server.close();
});

test('pages still work with a remote on another origin', async () => {
  const { body, statusCode } = await bodyOf('/login', '', (dist) =>
    editRemote(dist, 'auth', { entry: 'https://cdn.example/auth/mf-manifest.json' }),
  );
  expect(statusCode).toBe(200);
  expect(body).toContain(frame());
  expect(body).not.toMatch(/cdn\.example|mf-auth/);
});

test('if an earlier release of the shell has no frames, the root element is empty', async () => {
  const older = (dist: string) => writeFile(resolve(dist, 'shell/first.json'), '{}');
  const { body } = await bodyOf('/login', '', older);
  expect(body).toContain('<div id="root"></div>');
});
