/**
 * The address of a file for the nth retry. A browser joins a request to one of the same address
 * that hangs, so each retry needs an address of its own.
 */
export const withAttempt = (url: string, attempt: number): string => {
  if (attempt === 0) return url;
  const own = new URL(url, document.baseURI);
  own.searchParams.set('retry', String(attempt));
  return own.href;
};
