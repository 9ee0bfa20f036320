/** Moves the focus to the screen's heading, so that a screen reader says where the visitor is. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
