import { openContainer } from './container';
import { REQUEST_TIMEOUT_MS } from './timing';

const shared = { react: {} };
const container = { init: jest.fn(), get: jest.fn() };
const page = globalThis as unknown as Record<string, unknown>;

/** Mocks what the browser does with the script of an entry. */
const entryThat = (does: (script: HTMLScriptElement) => void): jest.SpyInstance =>
  jest
    .spyOn(document.head, 'append')
    .mockImplementation((script) => does(script as HTMLScriptElement));

const arrives = (): jest.SpyInstance =>
  entryThat((script) => {
    page['mf_auth'] = container;
    script.dispatchEvent(new Event('load'));
  });

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: jest.fn(() => Promise.resolve()),
    __webpack_share_scopes__: { default: shared },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete page['mf_auth'];
});

test("runs the entry and shares this site's modules with it", async () => {
  arrives();
  await expect(openContainer({ name: 'mf_auth', url: '/mf-auth/remoteEntry.js' })).resolves.toBe(
    container,
  );
  expect(container.init).toHaveBeenLastCalledWith(shared);
});

test('gives the browser the hash to compare', async () => {
  const append = arrives();
  await openContainer({ name: 'mf_auth', url: '/mf-auth/remoteEntry.js', integrity: 'sha384-abc' });
  expect(append.mock.calls[0][0]).toMatchObject({
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
  });
});

test('an entry that leaves nothing is refused, even where an earlier one left something', async () => {
  page['mf_auth'] = container;
  entryThat((script) => script.dispatchEvent(new Event('load')));
  await expect(openContainer({ name: 'mf_auth', url: '/a.js' })).rejects.toThrow(
    'left no container called mf_auth',
  );
});

test('an entry that does not arrive is an error', async () => {
  entryThat((script) => script.dispatchEvent(new Event('error')));
  await expect(openContainer({ name: 'mf_auth', url: '/a.js' })).rejects.toThrow(
    '/a.js did not arrive',
  );
});

test('an entry that hangs is an error in time', async () => {
  jest.useFakeTimers();
  entryThat(() => {});
  const opening = openContainer({ name: 'mf_auth', url: '/a.js' });
  const seen = expect(opening).rejects.toMatchObject({ name: 'TimeoutError' });
  jest.advanceTimersByTime(REQUEST_TIMEOUT_MS - 1);
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  await seen;
});
