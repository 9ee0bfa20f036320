/** How long to wait for a page before the stored one is shown, in ms. */
export const PAGE_TIMEOUT_MS = 3000;
/**
 * How long to wait for the registry, manifests and similar files before the stored ones are used,
 * in ms. It is less than the shell's own limit for the registry.
 */
export const CURRENT_TIMEOUT_MS = 3500;

/** How long to wait during the first RECOVERY_MS after a timeout, in ms. */
export const SHORT_TIMEOUT_MS = 300;
const RECOVERY_MS = 10_000;

/** Decides how long to wait for the network; after a timeout, only SHORT_TIMEOUT_MS for a while. */
export class AdaptiveTimeout {
  private shortUntil = 0;

  // The performance clock only moves forward; the visitor's clock may be set back.
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param ms the wait if the network works */
  limit(ms: number): number {
    return this.now() < this.shortUntil ? Math.min(ms, SHORT_TIMEOUT_MS) : ms;
  }

  recordTimeout(): void {
    this.shortUntil = this.now() + RECOVERY_MS;
  }
}

// Firefox resolves a navigation preload that failed with an error response
// (https://github.com/GoogleChrome/workbox/issues/3134).
const isUsableResponse = ({ type, status }: Response): boolean => type !== 'error' && status < 500;

/**
 * The network's response, or the stored one if the network fails, takes too long or returns a
 * server error. If nothing is stored, or the browser cannot read its storage, waits for the network
 * as long as it takes.
 */
export const networkFirst = async (
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  timeout: AdaptiveTimeout,
  ms: number,
): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      timeout.recordTimeout();
      done(undefined);
    }, timeout.limit(ms));
  });
  const response = await Promise.race([network.catch(() => undefined), tooLong]);
  clearTimeout(timer);
  if (response && isUsableResponse(response)) return response;
  return (await stored().catch(() => undefined)) ?? network;
};
