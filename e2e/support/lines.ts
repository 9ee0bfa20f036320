import type { Locator } from '@playwright/test';

/** The left ends, in whole px, of all lines of an element's text. */
export const lineStarts = (target: Locator): Promise<number[]> =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const starts = new Map<number, number>();
    // A line has several rectangles if the element has several text nodes.
    for (const { top, left } of range.getClientRects())
      starts.set(Math.round(top), Math.min(left, starts.get(Math.round(top)) ?? left));
    return [...starts.values()].map(Math.round);
  });
