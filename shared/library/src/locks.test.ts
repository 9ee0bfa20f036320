import { LibraryError } from './error';
import { withWriteLock, runInOneTab } from './locks';

const latch = (): { open: () => void; opened: Promise<void> } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

// A minimal fake of Web Locks: each name has one holder; other requests wait or, with
// `ifAvailable`, get null.
const webLocks = () => {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: unknown[]): Promise<unknown> => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const current = held.get(name);
      if (current && rest.length === 2) return work(null);
      const turn = (current ?? Promise.resolve()).catch(() => undefined).then(() => work({ name }));
      held.set(name, turn);
      try {
        return await turn;
      } finally {
        if (held.get(name) === turn) held.delete(name);
      }
    },
  };
};

const originalNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

const restoreNavigator = (): void => {
  if (originalNavigator) Object.defineProperty(globalThis, 'navigator', originalNavigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
};

describe.each([
  ['with Web Locks', () => ({ locks: webLocks() })],
  ['without Web Locks', () => ({})],
])('%s', (_name, browser) => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: browser() });
  });
  afterEach(restoreNavigator);

  test('writers of one project take turns, and those of another do not wait', async () => {
    const { open, opened } = latch();
    const order: string[] = [];
    const first = withWriteLock('a', async () => {
      await opened;
      order.push('first');
    });
    const second = withWriteLock('a', async () => {
      order.push('second');
    });
    await withWriteLock('b', async () => {
      order.push('other');
    });
    open();
    await Promise.all([first, second]);
    expect(order).toEqual(['other', 'first', 'second']);
  });

  test('a writer that fails does not hold up the next', async () => {
    const failed = withWriteLock('a', () => Promise.reject(new LibraryError('full')));
    const next = withWriteLock('a', async () => 'written');
    await expect(failed).rejects.toMatchObject({ code: 'full' });
    expect(await next).toBe('written');
  });

  test('a writer that throws anything else is reported as a LibraryError', async () => {
    const cause = new RangeError('a bug');
    const failed = withWriteLock('a', () => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ name: 'LibraryError', code: 'failed', cause });
  });

  test('a long task that fails throws its own error', async () => {
    const cause = new RangeError('no dog');
    await expect(runInOneTab('a', () => Promise.reject(cause))).rejects.toBe(cause);
  });

  test('a long task is not started while it is running', async () => {
    const { open, opened } = latch();
    const running = runInOneTab('a', async () => {
      await opened;
      return 'done';
    });
    expect(await runInOneTab('a', async () => 'again')).toBeNull();
    open();
    expect(await running).toBe('done');
    expect(await runInOneTab('a', async () => 'again')).toBe('again');
  });
});

test('a lock that the browser refuses is reported as a LibraryError', async () => {
  const refuse = () =>
    Promise.reject(new DOMException('The document is not fully active', 'InvalidStateError'));
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { locks: { request: refuse } },
  });
  const work = jest.fn();
  await expect(withWriteLock('a', work)).rejects.toBeInstanceOf(LibraryError);
  await expect(runInOneTab('a', work)).rejects.toBeInstanceOf(LibraryError);
  expect(work).not.toHaveBeenCalled();
  restoreNavigator();
});
