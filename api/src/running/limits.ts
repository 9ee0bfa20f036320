/** What one request may take. The API takes no bodies and the site's addresses are short. */
export const limits = {
  bodyBytes: 4 * 1024,
  headerBytes: 8 * 1024,
  /** ms in which a request has to have come in whole, against clients that send a byte now and then. */
  requestMs: 15_000,
  /** ms in which a stopping server has to have answered what it took. */
  closeMs: 10_000,
} as const;
