/**
 * Moves the focus to the screen's heading, so that a screen reader says where the visitor is.
 * @param options `preventScroll` if the visitor stays at the same place of the screen
 */
export const focusHeading = (options?: FocusOptions): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
};
