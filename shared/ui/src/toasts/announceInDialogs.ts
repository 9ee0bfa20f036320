const ATTRIBUTE = 'data-repeats-toasts';

/** Attributes of an element in a dialog that repeats toasts for screen readers. */
export const toastLiveRegion = { 'aria-live': 'assertive', [ATTRIBUTE]: '' } as const;

/**
 * Repeats a toast in the open dialogs, because screen readers cannot reach the page outside them.
 * Returns a function that removes the repeated text.
 */
export const announceInDialogs = (text: string): (() => void) => {
  const regions = [...document.querySelectorAll(`dialog [${ATTRIBUTE}]`)];
  const announce = (words: string): void =>
    regions.forEach((region) => (region.textContent = words));
  announce(text);
  return () => announce('');
};
