import { useLayoutEffect } from 'react';
import { PRESSED_ATTRIBUTE } from './pressedAttribute';

const textOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  (control.matches('a, button, summary') ? control.textContent : '');

/**
 * Returns the page's controls by key: tag, text, and a number that tells controls with the same tag
 * and text apart, such as `BUTTON Open menu 0`. The position on the page cannot be the key, because
 * the first HTML of a public screen has the guests' menu, and a member's header has another one.
 */
const controls = (root: Element): Map<string, HTMLElement> => {
  const found = new Map<string, HTMLElement>();
  // `[tabindex]` includes the main area, which the skip link focuses.
  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, [tabindex]',
  )) {
    const name = `${control.tagName} ${textOf(control)}`;
    let occurrence = 0;
    while (found.has(`${name} ${occurrence}`)) occurrence += 1;
    found.set(`${name} ${occurrence}`, control);
  }
  return found;
};

/** Keys (see `controls`) of the controls that a visitor used in the first HTML. */
interface EarlyInput {
  readonly focused: string | undefined;
  readonly pressed: string | undefined;
  /** The summaries of the details that the visitor opened. */
  readonly opened: readonly string[];
}

const detailsOf = (summary: HTMLElement | undefined): HTMLDetailsElement | null =>
  summary?.closest('details') ?? null;

/**
 * Records which controls a visitor focused and pressed last in the first HTML. The returned
 * function stops recording and returns their keys, and those of the details that are open.
 */
export const watchEarlyInput = (root: Element): (() => EarlyInput) => {
  const summaries = [...controls(root)].filter(([, control]) => control.matches('summary'));
  const readInput = (): Omit<EarlyInput, 'opened'> => {
    const all = [...controls(root)];
    const keyOf = (matches: (control: HTMLElement) => boolean): string | undefined =>
      all.find(([, control]) => matches(control))?.[0];
    return {
      focused: keyOf((control) => control === document.activeElement),
      pressed: keyOf((control) => control.hasAttribute(PRESSED_ATTRIBUTE)),
    };
  };
  let input = readInput();
  // By the time the site is rendered, React has removed the old controls, so read the input at each
  // event.
  const update = (): void => {
    input = readInput();
  };
  for (const event of ['focusin', 'click']) root.addEventListener(event, update);
  return () => {
    for (const event of ['focusin', 'click']) root.removeEventListener(event, update);
    // A removed element still knows whether it was open.
    const opened = summaries.filter(([, summary]) => detailsOf(summary)?.open).map(([key]) => key);
    return { ...input, opened };
  };
};

interface ReplayEarlyInputProps {
  readonly root: Element;
  /** Stops watching and returns what the visitor used; see `watchEarlyInput`. */
  readonly stopWatching: () => EarlyInput;
}

/**
 * Replays the visitor's input once the site has replaced the first HTML, unless the site has no
 * such control for this visitor.
 */
export const ReplayEarlyInput = ({ root, stopWatching }: ReplayEarlyInputProps) => {
  useLayoutEffect(() => {
    const { focused, pressed, opened } = stopWatching();
    const current = controls(root);
    for (const key of opened) detailsOf(current.get(key))?.setAttribute('open', '');
    current.get(focused ?? '')?.focus({ preventScroll: true });
    current.get(pressed ?? '')?.click();
  }, [root, stopWatching]);
  return null;
};
