// A person sees the screen or what went wrong within six seconds; the limits below add up to less.
/** Longest wait for the registry, a manifest or an entry. A chunk has the same limit from the build. */
export const REQUEST_TIMEOUT_MS = 4500;
/** After this the fallback shows even if some request never ends. */
export const SCREEN_DEADLINE_MS = 5000;
/** Pauses before a request that failed at once is made again. */
export const BACKOFF_MS: readonly number[] = [250, 750];
