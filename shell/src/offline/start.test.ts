import { reportFailure, runtimeConfig } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { startOffline } from './start';
import { offlineMessages } from './offlineMessages';

jest.mock('@scribblepup/kernel', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel'),
  reportFailure: jest.fn(),
}));

const config = {
  ...runtimeConfig(),
  basePath: '/pups',
  registryUrl: '/pups/registry.json',
  offline: true,
};

const setUp = ({ online = true, saveData = false } = {}) => {
  const container = Object.assign(new EventTarget(), {
    register: jest.fn(async () => undefined),
    ready: Promise.resolve({ active: { postMessage: jest.fn() } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const warn = jest.spyOn(notify, 'warning').mockReturnValue('');
  const reply = (data: object) =>
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'kept', ...data } }));
  return { container, warn, reply };
};
const posted = async ({ container }: ReturnType<typeof setUp>) =>
  (await container.ready).active.postMessage.mock.calls[0]?.[0] as unknown;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'addEventListener');
});
// Remove the listeners of each test, so that they do not affect the next one.
afterEach(() => {
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
});

test('registers the worker below the base path, and asks it to store the site', async () => {
  const site = setUp();
  await startOffline(config);
  expect(site.container.register).toHaveBeenCalledWith('/pups/sw.js', { updateViaCache: 'none' });
  expect(await posted(site)).toEqual({
    type: 'visit',
    registryUrl: `${location.origin}/pups/registry.json`,
    origins: [],
    keys: [],
    serial: 0,
    share: null,
    ahead: true,
  });
});

test('nothing is prefetched for a visitor who asked to save data', async () => {
  const site = setUp({ saveData: true });
  await startOffline(config);
  expect(await posted(site)).toMatchObject({ ahead: false });
});

test('a visitor who goes offline is told once that the site is stored, but only if it is', async () => {
  const { warn, reply } = setUp({ online: false });
  await startOffline(config);
  window.dispatchEvent(new Event('offline'));
  expect(warn).not.toHaveBeenCalled();
  reply({ isKept: true, isReached: true });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('offline'));
  expect(warn.mock.calls).toEqual([[offlineMessages.offline]]);
});

test('the visitor is told once even if the browser forbids storage', async () => {
  const { warn, reply } = setUp({ online: false });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await startOffline(config);
  reply({ isKept: true, isReached: true });
  window.dispatchEvent(new Event('offline'));
  expect(warn.mock.calls).toEqual([[offlineMessages.offline]]);
});

test('if the network fails before the site is stored, the visitor is told once it is stored', async () => {
  const { warn, reply } = setUp({ online: false });
  await startOffline(config);
  window.dispatchEvent(new Event('offline'));
  reply({ isKept: true, isReached: true });
  expect(warn.mock.calls).toHaveLength(1);
});

test.each([
  [false, offlineMessages.offline],
  [true, offlineMessages.unreachable],
])('a visit that does not reach the server gets a message; online: %s', async (online, text) => {
  const { warn, reply } = setUp({ online });
  await startOffline(config);
  reply({ isKept: true, isReached: false });
  reply({ isKept: true, isReached: false });
  expect(warn.mock.calls).toEqual([[text]]);
});

test('a failure to store the site is reported, unless the network is gone', async () => {
  const { reply } = setUp();
  await startOffline(config);
  reply({ isKept: true, isReached: false, failure: 'TypeError: Failed to fetch' });
  expect(reportFailure).not.toHaveBeenCalled();
  reply({ isKept: true, isReached: true, failure: 'Error: main.js responded with 404' });
  expect(jest.mocked(reportFailure).mock.calls).toEqual([
    [{ remote: 'shell', stage: 'offline', cause: 'Error: main.js responded with 404' }],
  ]);
});

test('the visitor is told nothing before the site is stored', async () => {
  const { warn, reply } = setUp({ online: false });
  await startOffline(config);
  reply({ isKept: false, isReached: false });
  window.dispatchEvent(new Event('offline'));
  expect(warn).not.toHaveBeenCalled();
});

test('a message of a type that only another version of the worker sends is ignored', async () => {
  const { warn, reply } = setUp({ online: false });
  await startOffline(config);
  reply({ type: 'later', isKept: true, isReached: false });
  expect(warn).not.toHaveBeenCalled();
});

test('the site works in a browser that refuses workers or has none', async () => {
  const { container } = setUp();
  container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(startOffline(config)).resolves.toBeUndefined();
  expect(jest.mocked(reportFailure).mock.calls).toEqual([
    [expect.objectContaining({ remote: 'shell', stage: 'offline' })],
  ]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(startOffline(config)).resolves.toBeUndefined();
});
