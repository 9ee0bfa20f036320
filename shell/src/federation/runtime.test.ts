import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from './registryEntry';
import { createRuntime } from './runtime';
import { DOWNLOAD_TIMEOUT_MS } from './timing';

// The runtime remembers loaded entries for the lifetime of the page, so each test has its own
// entry.
let release = 0;
let folder: string;
let entry: RegistryEntry;
beforeEach(() => {
  folder = `https://site.example/mf-orders/${++release}/`;
  entry = {
    manifestUrl: `${folder}mf-manifest.json`,
    contract: '1.0',
    version: '1.0.0',
    isTrusted: true,
  };
});
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './remote', assets: { js: { sync: ['expose.js'] } } }],
};
const exposed = { name: 'orders' };
const page = globalThis as unknown as Record<string, unknown>;
const makeContainer = (get: () => Promise<unknown> = async () => () => ({ default: exposed })) => ({
  init: jest.fn(),
  get: jest.fn(get),
});

/** Calls `handle` with each entry's script instead of running it, and returns the scripts. */
const handleScripts = (handle: (script: HTMLScriptElement) => void): HTMLScriptElement[] => {
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    scripts.push(node as unknown as HTMLScriptElement);
    handle(node as unknown as HTMLScriptElement);
    return node;
  });
  return scripts;
};
const runAs = (container: unknown) => (script: HTMLScriptElement) => {
  if (container) page['mf_orders'] = container;
  script.dispatchEvent(new Event('load'));
};
const fail = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

const setUp = () => createRuntime(createInstance({ name: 'shell', remotes: [] }));
const requestedUrls = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

const originalFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    headers: { get: () => 'application/json' },
    json: async () => manifest,
  })) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
  delete page['mf_orders'];
  document.head.replaceChildren();
});

test('runs the entry that the manifest names, and returns the exposed module', async () => {
  const remote = makeContainer();
  const scripts = handleScripts(runAs(remote));
  await expect(setUp().fetchModule('orders', entry)).resolves.toBe(exposed);
  expect(requestedUrls()).toEqual([`${folder}mf-manifest.json`]);
  expect(scripts.map(({ src }) => src)).toEqual([`${folder}remoteEntry.js`]);
  expect(remote.get).toHaveBeenCalledWith('./remote');
  expect(document.head.innerHTML).toBe(
    `<link rel="preload" href="${folder}expose.js" crossorigin="anonymous">`,
  );
});

test('passes the hash to the browser', async () => {
  const scripts = handleScripts(runAs(makeContainer()));
  await setUp().fetchModule('orders', { ...entry, integrity: 'sha384-abc' });
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

test('requests scripts of the same origin without CORS, like the first HTML', async () => {
  const scripts = handleScripts(runAs(makeContainer()));
  const sameOrigin = `${location.origin}/mf-orders/${release}/mf-manifest.json`;
  await setUp().fetchModule('orders', { ...entry, manifestUrl: sameOrigin });
  expect(scripts[0].crossOrigin).toBeNull();
  expect(document.head.querySelector('link')?.crossOrigin).toBeNull();
});

test('a second call starts over at new addresses, and reuses nothing of the first', async () => {
  const [first, second] = [makeContainer(), makeContainer()];
  const runtime = setUp();
  handleScripts(runAs(first));
  await runtime.fetchModule('orders', entry);
  jest.mocked(document.head.appendChild).mockRestore();
  const scripts = handleScripts(runAs(second));
  await runtime.fetchModule('orders', entry);
  expect(requestedUrls()[1]).toBe(`${folder}mf-manifest.json?retry=1`);
  expect(scripts.map(({ src }) => src)).toEqual([`${folder}remoteEntry.js?retry=1`]);
  expect(document.head.innerHTML).toContain(`href="${folder}expose.js?retry=1"`);
  expect(first.get).toHaveBeenCalledTimes(1);
  expect(second.get).toHaveBeenCalledTimes(1);
});

test('an entry without a container is refused, even if an earlier one left a container', async () => {
  const runtime = setUp();
  handleScripts(runAs(makeContainer()));
  await runtime.fetchModule('orders', entry);
  jest.mocked(document.head.appendChild).mockRestore();
  handleScripts(runAs(undefined));
  await expect(runtime.fetchModule('orders', entry)).rejects.toMatchObject({
    stage: 'entry',
    message: expect.stringContaining('RUNTIME-001'),
  });
});

test.each([
  ['a manifest that does not arrive', 'manifest', /Failed to fetch/],
  ['an entry that does not arrive', 'entry', /remoteEntry\.js/],
  ['an entry without a container', 'entry', /RUNTIME-002/],
  ['a chunk that does not arrive', 'screen', /Loading chunk 7 failed/],
])('%s causes an error with its stage', async (what, stage, message) => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
  });
  if (what.startsWith('a manifest'))
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  if (what === 'an entry that does not arrive') handleScripts(fail);
  else if (what.startsWith('an entry')) handleScripts(runAs({ hello: 'there' }));
  else handleScripts(runAs(makeContainer(() => Promise.reject(chunkError))));
  await expect(setUp().fetchModule('orders', entry)).rejects.toMatchObject({
    name: 'StageError',
    stage,
    message: expect.stringMatching(message),
  });
});

test('a hanging entry becomes an error within the time limit, and the next call works', async () => {
  jest.useFakeTimers();
  const runtime = setUp();
  const scripts = handleScripts(() => {});
  const opening = runtime.fetchModule('orders', entry);
  const rejection = expect(opening).rejects.toMatchObject({
    stage: 'entry',
    message: expect.stringContaining('timed out'),
  });
  for (let turn = 0; scripts.length === 0 && turn < 50; turn++)
    await jest.advanceTimersByTimeAsync(0);
  let settled = false;
  opening.then(
    () => (settled = true),
    () => (settled = true),
  );
  await jest.advanceTimersByTimeAsync(DOWNLOAD_TIMEOUT_MS - 1);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await rejection;
  jest.mocked(document.head.appendChild).mockRestore();
  handleScripts(runAs(makeContainer()));
  await expect(runtime.fetchModule('orders', entry)).resolves.toBe(exposed);
});

test("a second call removes the remote's pending scripts, and no others", async () => {
  const runtime = setUp();
  handleScripts(runAs(makeContainer()));
  await runtime.fetchModule('orders', entry);
  const [hanging, other] = [`${folder}7.js`, 'https://site.example/mf-books/7.js'].map((src) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    return script;
  });
  await runtime.fetchModule('orders', entry);
  expect(hanging.isConnected).toBe(false);
  expect(other.isConnected).toBe(true);
});

describe('records each step, and a failed step with its reason', () => {
  // jsdom has no performance measures.
  const measure = jest.fn<void, [name: string, options: PerformanceMeasureOptions]>();
  beforeEach(() => void Object.assign(performance, { measure }));
  afterEach(() => void Reflect.deleteProperty(performance, 'measure'));
  const steps = () =>
    measure.mock.calls.map(([, { detail }]) => {
      const { step, error } = detail as { step: string; error?: string };
      return error === undefined ? step : `${step}: ${error}`;
    });
  const rejects = () => Promise.reject(new Error('out of paper'));

  test.each([
    ['nothing', runAs(makeContainer()), [/^entry$/, /^share$/, /^module$/]],
    ['the entry', fail, [/^entry: .*remoteEntry\.js/s]],
    [
      'its share scope',
      runAs({ ...makeContainer(), init: rejects }),
      [/^entry$/, /^share: .*paper/s],
    ],
    ['its module', runAs(makeContainer(rejects)), [/^entry$/, /^share$/, /^module: .*paper/s]],
  ])('%s fails', async (_what, handle, expected) => {
    handleScripts(handle);
    await setUp()
      .fetchModule('orders', entry)
      .catch(() => undefined);
    expect(steps()).toEqual(
      [/^manifest$/, ...expected].map((step): unknown => expect.stringMatching(step)),
    );
  });
});

describe('pending style sheets', () => {
  const sheet = (href: string, arrived = false): HTMLLinkElement => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    Object.defineProperty(link, 'sheet', { value: arrived ? {} : null });
    document.head.append(link);
    return link;
  };
  const reloaded = () => document.querySelector<HTMLLinkElement>('link[data-href]');

  test("a second call requests the remote's style sheets again, and no others", async () => {
    const runtime = setUp();
    handleScripts(runAs(makeContainer()));
    await runtime.fetchModule('orders', entry);
    const hanging = sheet(`${folder}a.css`);
    const others = [sheet(`${folder}b.css`, true), sheet('https://site.example/mf-books/a.css')];
    const second = runtime.fetchModule('orders', entry);
    expect(reloaded()).toMatchObject({
      href: `${folder}a.css?retry=1`,
      dataset: { href: `${folder}a.css` },
    });
    reloaded()?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBe(exposed);
    expect(hanging.isConnected).toBe(false);
    expect(others.every(({ isConnected }) => isConnected)).toBe(true);
  });

  test.each([
    [
      'fails',
      () => reloaded()?.dispatchEvent(new Event('error')),
      /a\.css\?retry=1 did not arrive/,
    ],
    ['hangs', () => jest.advanceTimersByTime(DOWNLOAD_TIMEOUT_MS), /timed out/],
  ])(
    'a style sheet that %s again makes the screen fail, and is removed from the page',
    async (_what, happens, message) => {
      jest.useFakeTimers();
      const runtime = setUp();
      handleScripts(runAs(makeContainer()));
      await runtime.fetchModule('orders', entry);
      sheet(`${folder}a.css`);
      const second = runtime.fetchModule('orders', entry);
      happens();
      await expect(second).rejects.toMatchObject({
        stage: 'screen',
        message: expect.stringMatching(message),
      });
      expect(reloaded()).toBeNull();
    },
  );
});
