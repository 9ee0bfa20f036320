import { useLayoutEffect } from 'react';
import { PRESSED } from './pressed';

// `[tabindex]` includes the main area, which the skip link focuses.
const controls = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]'),
];

/**
 * The controls that a visitor used in the page's first HTML, as indexes into `controls`; -1 for
 * none.
 */
interface Early {
  readonly focused: number;
  readonly pressed: number;
}

/**
 * Records which controls a visitor uses in the first HTML. The returned function stops and returns
 * the last ones.
 */
export const watchEarly = (root: Element): (() => Early) => {
  const look = (): Early => ({
    focused: controls(root).findIndex((control) => control === document.activeElement),
    pressed: controls(root).findIndex((control) => control.hasAttribute(PRESSED)),
  });
  let early = look();
  // React has removed the old controls by the time the site is rendered, so note each event as it
  // happens.
  const note = (): void => {
    early = look();
  };
  for (const event of ['focusin', 'click']) root.addEventListener(event, note);
  return () => {
    for (const event of ['focusin', 'click']) root.removeEventListener(event, note);
    return early;
  };
};

/**
 * Repeats the visitor's focus and press once the site has replaced the first HTML. Both have the
 * same controls in the same order.
 */
export const Again = ({ root, early }: { readonly root: Element; readonly early: () => Early }) => {
  useLayoutEffect(() => {
    const { focused, pressed } = early();
    const now = controls(root);
    now[focused]?.focus({ preventScroll: true });
    now[pressed]?.click();
  }, [root, early]);
  return null;
};
