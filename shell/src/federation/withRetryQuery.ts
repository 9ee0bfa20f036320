/**
 * The address of a file for the nth retry. A browser joins a new request to a hanging one for the
 * same address, so each retry needs a new address.
 */
export const withRetryQuery = (url: string, attempt: number): string => {
  if (attempt === 0) return url;
  const retry = new URL(url, document.baseURI);
  retry.searchParams.set('retry', String(attempt));
  return retry.href;
};
