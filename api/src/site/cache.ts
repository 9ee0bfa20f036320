/** Whether a file's name has a content hash; such a file never changes at the same address. */
export const isHashed = (path: string): boolean => /\.[0-9a-f]{10}\.\w+$/.test(path);

/**
 * The Cache-Control header of a file: a year for names with a hash, revalidation for all others.
 */
export const cacheControl = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
