import { pause } from '../pause';
import { BACKOFF_MS } from './timing';

/**
 * Whether a request timed out. It has kept the visitor waiting long enough, so they decide whether
 * to retry it.
 */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout|timed out/i.test(`${error.name} ${error.message}`);

/** Retries `task` after each pause unless it timed out; rejects with the last error. */
export async function withBackoff<T>(
  task: () => Promise<T>,
  pausesMs: readonly number[] = BACKOFF_MS,
): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await task();
    } catch (error) {
      if (isTimeout(error)) throw error;
      await pause(ms);
    }
  }
  return task();
}
