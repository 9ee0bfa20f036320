/**
 * How the browser asks for a file with a hash: with CORS where another origin has it, because it
 * cannot check such a file otherwise. A preload must ask as the script does, or the browser fetches
 * it twice.
 */
export const crossOriginOf = (url: string): 'anonymous' | null =>
  new URL(url, document.baseURI).origin === location.origin ? null : 'anonymous';
