import { useLayoutEffect } from 'react';
import { PRESSED } from './pressed';

const textOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  (control.matches('a, button, summary') ? control.textContent : '');

/**
 * The controls of the page by tag, text and place among equals, such as `BUTTON Open menu 0`. A
 * mere index would not do: the first HTML of a public screen has the guests' menu.
 */
const controls = (root: Element): Map<string, HTMLElement> => {
  const found = new Map<string, HTMLElement>();
  // `[tabindex]` includes the main area, which the skip link focuses.
  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, [tabindex]',
  )) {
    const name = `${control.tagName} ${textOf(control)}`;
    let place = 0;
    while (found.has(`${name} ${place}`)) place += 1;
    found.set(`${name} ${place}`, control);
  }
  return found;
};

/** The keys in `controls` of those that a visitor used in the page's first HTML. */
interface EarlyInput {
  readonly focused: string | undefined;
  readonly pressed: string | undefined;
}

/**
 * Records which controls a visitor uses in the first HTML. The returned function stops and returns
 * the last ones.
 */
export const watchEarlyInput = (root: Element): (() => EarlyInput) => {
  const look = (): EarlyInput => {
    const all = [...controls(root)];
    const keyOf = (is: (control: HTMLElement) => boolean): string | undefined =>
      all.find(([, control]) => is(control))?.[0];
    return {
      focused: keyOf((control) => control === document.activeElement),
      pressed: keyOf((control) => control.hasAttribute(PRESSED)),
    };
  };
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

interface RepeatEarlyInputProps {
  readonly root: Element;
  /** Stops watching and returns what the visitor used; see `watchEarlyInput`. */
  readonly early: () => EarlyInput;
}

/**
 * Repeats the visitor's focus and press once the site has replaced the first HTML, unless the site
 * has no such control for this visitor.
 */
export const RepeatEarlyInput = ({ root, early }: RepeatEarlyInputProps) => {
  useLayoutEffect(() => {
    const { focused, pressed } = early();
    const now = controls(root);
    now.get(focused ?? '')?.focus({ preventScroll: true });
    now.get(pressed ?? '')?.click();
  }, [root, early]);
  return null;
};
