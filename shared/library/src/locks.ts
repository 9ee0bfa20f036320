import { toLibraryError } from './error';

const queues = new Map<string, Promise<unknown>>();

// Fallback without Web Locks (plain http, old browsers): writers in this tab still take turns.
const queued = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const result = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, result);
  const forget = (): void => {
    if (queues.get(name) === result) queues.delete(name);
  };
  result.then(forget, forget);
  return result;
};

const webLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;

const withLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = webLocks();
  try {
    return await (locks ? locks.request(name, work) : queued(name, work));
  } catch (cause) {
    throw toLibraryError(cause);
  }
};

/**
 * Runs `work` while holding the write lock of a project, across tabs. Throws whatever `work` throws
 * as a LibraryError. Also throws one if the browser refuses the lock because the page is unloading;
 * then `work` does not run.
 */
export const withWriteLock = <T>(projectId: string, work: () => Promise<T>): Promise<T> =>
  withLock(`scribblepup:write:${projectId}`, work);

/** Like `withWriteLock`, for the import of a backup: one at a time, across tabs. */
export const withImportLock = <T>(work: () => Promise<T>): Promise<T> =>
  withLock('scribblepup:import', work);

/**
 * Runs a long task, such as generating pages, in one tab only. Returns null immediately if another
 * tab is already running it. Throws whatever `work` throws. If the browser refuses the lock, `work`
 * does not run, and this throws a LibraryError.
 */
export const runInOneTab = async <T>(
  projectId: string,
  work: () => Promise<T>,
): Promise<T | null> => {
  const name = `scribblepup:task:${projectId}`;
  const locks = webLocks();
  if (!locks) return queues.has(name) ? null : queued(name, work);
  let running = null as Promise<T> | null;
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => (running = lock ? work() : null));
  } catch (cause) {
    if (!running) throw toLibraryError(cause);
  }
  return running;
};
