/** Names that carry a hash of their content never change under the same address. */
const hashed = /\.[0-9a-f]{10}\.\w+$/;

/** The cache header of a file by its path: a year for hashed names, revalidation for all else. */
export const cacheControl = (path: string): string =>
  hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
