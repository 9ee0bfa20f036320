import { BACKOFF_MS } from './timing';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A request that ran into its time limit was slow enough: trying it again is the visitor's decision. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /timed? ?out|timeout/i.test(`${error.name} ${error.message}`);

/** Tries `task` again after each pause as long as it fails quickly; rejects with the last error. */
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
