import type { Page } from '@playwright/test';

const KEY = 'e2e-overflow';

/**
 * Watches the width of every screen from now on. The returned function returns the addresses of
 * those that were wider than the window at any moment, and by how many CSS px.
 */
export const watchOverflow = async (
  page: Page,
): Promise<() => Promise<Readonly<Record<string, number>>>> => {
  await page.addInitScript((key) => {
    new MutationObserver(() => {
      // Before the styles have loaded, the page is not painted.
      if (document.readyState !== 'complete') return;
      const beyond = document.documentElement.scrollWidth - window.innerWidth;
      if (beyond <= 0) return;
      const known = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
      known[location.pathname] = Math.max(beyond, known[location.pathname] ?? 0);
      sessionStorage.setItem(key, JSON.stringify(known));
    }).observe(document, { childList: true, subtree: true });
  }, KEY);
  return () =>
    page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>,
      KEY,
    );
};
