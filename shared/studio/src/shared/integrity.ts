/** The build's hashes. The third table has those of workers and data, by file name. */
declare const __webpack_require__: {
  readonly sriHashes?: readonly [unknown, unknown, Readonly<Record<string, string>>?];
};

// A hash that matches no file; with an empty one, the browser would accept any file.
const UNKNOWN = 'A'.repeat(43);

/**
 * The hash that a file of this build must have, for fetch's option `integrity`. Empty in a
 * development build, which has no hashes. A file that the build does not list gets a hash that
 * matches no file.
 */
export const integrityOf = (
  { pathname }: URL,
  hashes = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.sriHashes,
): string => {
  if (!hashes) return '';
  const found = Object.entries(hashes[2] ?? {}).find(([file]) => pathname.endsWith(`/${file}`));
  return `sha256-${found?.[1] ?? UNKNOWN}=`;
};

/** Whether bytes have a hash that `integrityOf` returned. Needs a secure context. */
export const hasIntegrity = async (bytes: ArrayBuffer, integrity: string): Promise<boolean> => {
  if (integrity === '') return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
};
