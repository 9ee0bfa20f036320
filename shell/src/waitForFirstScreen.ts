import { SCREEN_DEADLINE_MS } from './federation';
import { pause } from './pause';

/**
 * Resolves once the site may replace the page's first HTML: when the code of its screen has
 * arrived, failed or passed the deadline. Resolves immediately if the page came without a screen.
 */
export async function waitForFirstScreen(
  root: Element,
  firstLoad: Promise<unknown> | undefined,
): Promise<void> {
  if (root.querySelector('main > :not(noscript)') === null) return;
  await Promise.race([firstLoad, pause(SCREEN_DEADLINE_MS)]);
}
