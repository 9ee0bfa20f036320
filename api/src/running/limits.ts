/**
 * Limits of one request and of one connection. They are low, because no request needs a long body,
 * and the site's URLs are short.
 */
export const limits = {
  bodyBytes: 4 * 1024,
  headerBytes: 8 * 1024,
  /** ms within which a whole request must arrive, against clients that send it byte by byte. */
  requestMs: 15_000,
  /** ms between two checks for requests and connections that are past `requestMs`. */
  checkMs: 5_000,
  /** ms without a byte in either direction, against clients that send requests and do not read. */
  idleMs: 60_000,
  /** ms within which a stopping server must finish the requests in flight. */
  closeMs: 10_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
