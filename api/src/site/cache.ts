/** Matches file names with a content hash; such files never change at the same address. */
const hashed = /\.[0-9a-f]{10}\.\w+$/;

/** The Cache-Control header of a file: a year for hashed names, revalidation for all others. */
export const cacheControl = (path: string): string =>
  hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
