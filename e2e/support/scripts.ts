import type { Page } from '@playwright/test';

interface AddedScript {
  readonly src: string;
  readonly integrity: string;
}

/**
 * From the next navigation on, records each script that is added to the page, because loaders
 * remove scripts that have run. Returns a function that reads the record.
 */
export const watchScripts = async (page: Page): Promise<() => Promise<AddedScript[]>> => {
  await page.addInitScript(() => {
    const added: AddedScript[] = [];
    Object.assign(window, { addedScripts: added });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement)
            added.push({ src: node.src, integrity: node.integrity });
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { addedScripts: AddedScript[] }).addedScripts);
};
