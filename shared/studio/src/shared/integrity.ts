/** The build's hashes. The third table has those of workers and data, by file name. */
declare const __webpack_require__: {
  readonly sriHashes?: readonly [unknown, unknown, Readonly<Record<string, string>>?];
};

// No file has this hash. The browser would take any file for an empty one.
const UNKNOWN = 'A'.repeat(43);

/**
 * The hash that a file of this build must have, for `fetch`; empty in a development build, which
 * has none. A file that the build does not name gets a hash that no file has.
 */
export const integrityOf = (
  { pathname }: URL,
  hashes = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.sriHashes,
): string => {
  if (!hashes) return '';
  const found = Object.entries(hashes[2] ?? {}).find(([file]) => pathname.endsWith(`/${file}`));
  return `sha256-${found?.[1] ?? UNKNOWN}=`;
};
