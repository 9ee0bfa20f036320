/** A person sees the screen or what went wrong within this time, in ms. */
export const PROMISE_MS = 6000;
/** After this the fallback shows even if some request never ends; what is left of the promise is for a slow device. */
export const SCREEN_DEADLINE_MS = 4500;
/** Longest wait for the registry, a manifest, an entry or, in the build, a chunk: the fallback says which of them hung. */
export const REQUEST_TIMEOUT_MS = 4000;
/** Pauses before a request that failed at once is made again. */
export const BACKOFF_MS: readonly number[] = [250, 750];
