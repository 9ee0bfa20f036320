export interface FocusHeadingOptions extends FocusOptions {
  /** The dialog or screen whose heading gets the focus; by default, the whole page. */
  readonly within?: ParentNode;
}

/**
 * Moves the focus to the h1, or in a dialog without one to its first h2, so that a screen reader says
 * where the visitor is. Use it when the control with the focus disappears.
 */
export const focusHeading = ({ within = document, ...options }: FocusHeadingOptions = {}): void => {
  const heading =
    within.querySelector<HTMLElement>('h1') ?? within.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
};
