/**
 * The CORS mode for a file with a hash: the browser can check a file from another origin only with
 * CORS. A preload must use the same mode as the script; otherwise, the browser fetches the file
 * twice.
 */
export const crossOriginOf = (url: string): 'anonymous' | null =>
  new URL(url, document.baseURI).origin === location.origin ? null : 'anonymous';
