// Reads files for the form one by one. Clearing the form cancels the reads, and a new project waits
// for them.

let cancel = new AbortController();
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads files after all earlier ones, so that no photo is added twice.
 * @param read reads the files; its signal aborts when the form is cleared
 */
export const enqueueRead = <T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const { signal } = cancel;
  const done = last.then(() => read(signal));
  last = done.catch(() => undefined);
  return done;
};

/** Resolves once all files so far are read; rejects with an abort if the form was cleared. */
export const waitForReads = async (): Promise<void> => {
  const { signal } = cancel;
  await last;
  signal.throwIfAborted();
};

/** Returns a signal that aborts when the form is cleared. */
export const formSignal = (): AbortSignal => cancel.signal;

/** Cancels all reads, because the form is cleared. */
export const cancelReads = (): void => {
  cancel.abort();
  cancel = new AbortController();
};
