import { SCREEN_DEADLINE_MS } from './federation';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Resolves once the page's first HTML may give way: when the screen it shows has arrived, or failed, or
 * takes too long; at once where the page came empty.
 */
export async function firstHtmlSeen(
  root: Element,
  arriving: Promise<unknown> | undefined,
): Promise<void> {
  if (root.childElementCount === 0) return;
  await Promise.race([arriving, pause(SCREEN_DEADLINE_MS)]);
}
