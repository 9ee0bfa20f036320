/** How long a page may take before the kept one is shown, in ms. */
export const PAGE_MS = 3000;
/** The same for what tells what is current: a little less than the shell itself would wait. */
export const CURRENT_MS = 3500;

/** The same for a while after that has passed in vain. */
export const HASTY_MS = 300;
const RECOVERY_MS = 10_000;

/** How long the network is waited for: hardly at all for a while after it has kept somebody waiting in vain. */
export class Patience {
  private hastyUntil = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** @param ms what would be waited for a network that works */
  limit(ms: number): number {
    return this.now() < this.hastyUntil ? Math.min(ms, HASTY_MS) : ms;
  }

  ranOut(): void {
    this.hastyUntil = this.now() + RECOVERY_MS;
  }
}

/**
 * The network's answer; what was kept where it fails, takes too long or says that the server is out of
 * order. Where nothing was kept, the network's answer however long it takes.
 */
export const freshOrKept = async (
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: Patience,
  ms: number,
): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      patience.ranOut();
      done(undefined);
    }, patience.limit(ms));
  });
  const answer = await Promise.race([network.catch(() => undefined), tooLong]);
  clearTimeout(timer);
  return answer && answer.status < 500 ? answer : ((await kept()) ?? network);
};
