import type { Page } from '@playwright/test';

/** The minimum side of a target, in CSS px (WCAG 2.5.5). */
const MIN_SIDE = 44;

/**
 * The visible targets of the screen that are smaller than 44 px, with their sizes. The labels of a
 * field count as part of it, and so do ::before and ::after. Links within text are exempt, as are
 * targets behind a dialog.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minSide) => {
    // Dialogs grow when they open.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();

    const isInText = (element: HTMLElement): boolean => {
      const around = (element.parentElement?.textContent ?? '').trim();
      return (
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        around.length > (element.textContent ?? '').trim().length
      );
    };
    /** The box that ::before or ::after adds to a target. */
    const pseudoBox = (element: HTMLElement, pseudo: string): DOMRect | null => {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.position !== 'absolute') return null;
      const isOwn = getComputedStyle(element).position !== 'static';
      const base = (isOwn ? element : element.offsetParent)?.getBoundingClientRect();
      if (!base) return null;
      const [top, right, bottom, left] = [style.top, style.right, style.bottom, style.left].map(
        parseFloat,
      ) as [number, number, number, number];
      return new DOMRect(
        base.x + left,
        base.y + top,
        base.width - left - right,
        base.height - top - bottom,
      );
    };
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const selector = 'a[href], button, input, select, textarea, summary, [role=slider], [role=tab]';
    const found = [...scope.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest('[aria-hidden=true], [inert]') || isInText(element)) return [];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      boxes.push(...['::before', '::after'].flatMap((pseudo) => pseudoBox(element, pseudo) ?? []));
      const width =
        Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const height = bottom - Math.min(...boxes.map((box) => box.top));
      // Skip links and the like are outside the page until they have the focus.
      if (width === 0 || height === 0 || bottom < 0) return [];
      if (Math.min(width, height) >= minSide - 0.5) return [];
      const name =
        element.getAttribute('aria-label') ?? (element.textContent || labels[0]?.textContent);
      return `${element.tagName.toLowerCase()} ${name?.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`;
    });
    return [...new Set(found)];
  }, MIN_SIDE);
