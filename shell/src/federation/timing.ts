// Bundlers replace the expression; `process` does not exist in the browser.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Factor for the limits in a development build. Its files wait for a compilation, so a slow machine
 * would show the fallback after each edit.
 */
export const DEVELOPMENT_TIMEOUT_FACTOR = 20;
const TIMEOUT_FACTOR = process.env.NODE_ENV === 'development' ? DEVELOPMENT_TIMEOUT_FACTOR : 1;

/** A visitor sees the screen or an error message within this time, in ms. */
export const MAX_WAIT_MS = 6000;
/**
 * The fallback shows after this time even if a request never ends, in ms. The rest of MAX_WAIT_MS
 * is a margin for slow devices.
 */
export const SCREEN_DEADLINE_MS = 4500 * TIMEOUT_FACTOR;
/**
 * Time after which a visitor who has an earlier registry continues with that one, in ms. It is
 * shorter than the screen's deadline, so the screen can still arrive.
 */
export const REGISTRY_TIMEOUT_MS = 4000 * TIMEOUT_FACTOR;
/**
 * A file that takes longer counts as hanging, in ms. It is much longer than the screen's deadline:
 * on a slow connection, a late file still replaces the fallback.
 */
export const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Pauses before each retry of a request that failed quickly, in ms. */
export const BACKOFF_MS: readonly number[] = [250, 750];
