import type { FetchFailure, LoadOptions } from './types';

type Fetched =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly failure: FetchFailure };

/**
 * Returns the fetched bytes, or the reason why there are none. Waits no longer than the time limit
 * and the signal allow, even if the fetch ignores its own signal. Rejects with the signal's reason.
 */
export async function fetchWithTimeout({
  fetchWeights,
  signal,
  timeLimit,
}: LoadOptions): Promise<Fetched> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const onAbort = (): void => stop.abort();
  signal?.addEventListener('abort', onAbort);
  const timer = timeLimit === undefined ? undefined : setTimeout(onAbort, timeLimit);
  try {
    const bytes = await Promise.race([fetchWeights(stop.signal), rejectOnAbort(stop.signal)]);
    return { ok: true, bytes: new Uint8Array(bytes) };
  } catch (cause) {
    signal?.throwIfAborted();
    return {
      ok: false,
      failure: stop.signal.aborted ? { kind: 'late' } : { kind: 'unreachable', cause },
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
