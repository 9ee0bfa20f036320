import { useEffect } from 'react';
import { PRESSED } from './pressed';

const controls = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('a[href], button, summary')];

/** What a visitor did in the page's first HTML, by the place of the control among all: -1 for nothing. */
export interface Early {
  readonly focused: number;
  readonly pressed: number;
}

export const readEarly = (root: Element): Early => ({
  focused: controls(root).findIndex((control) => control === document.activeElement),
  pressed: controls(root).findIndex((control) => control.hasAttribute(PRESSED)),
});

/** Does it again in the site that took the first HTML's place, once it is there; both have the same controls. */
export const Again = ({ root, focused, pressed }: Early & { readonly root: Element }) => {
  useEffect(() => {
    const now = controls(root);
    now[focused]?.focus({ preventScroll: true });
    now[pressed]?.click();
  }, [root, focused, pressed]);
  return null;
};
