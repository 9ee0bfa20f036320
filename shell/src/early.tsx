import { useLayoutEffect } from 'react';
import { PRESSED } from './pressed';

// The screen itself is among them: the skip link takes the focus there.
const controls = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]'),
];

/** What a visitor did in the page's first HTML, by the place of the control among all: -1 for nothing. */
interface Early {
  readonly focused: number;
  readonly pressed: number;
}

/** Follows what is done in the first HTML until it is asked for what was done last. */
export const watchEarly = (root: Element): (() => Early) => {
  const look = (): Early => ({
    focused: controls(root).findIndex((control) => control === document.activeElement),
    pressed: controls(root).findIndex((control) => control.hasAttribute(PRESSED)),
  });
  let early = look();
  // At the moment of the change the old controls are gone already, so that each step is noted as it is done.
  const note = (): void => {
    early = look();
  };
  for (const event of ['focusin', 'click']) root.addEventListener(event, note);
  return () => {
    for (const event of ['focusin', 'click']) root.removeEventListener(event, note);
    return early;
  };
};

/** Does it again in the site that took the first HTML's place, as soon as it is there; both have the same controls. */
export const Again = ({ root, early }: { readonly root: Element; readonly early: () => Early }) => {
  useLayoutEffect(() => {
    const { focused, pressed } = early();
    const now = controls(root);
    now[focused]?.focus({ preventScroll: true });
    now[pressed]?.click();
  }, [root, early]);
  return null;
};
