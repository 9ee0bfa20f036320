const ATTRIBUTE = 'data-repeats-toasts';

/** Attributes of an element in a dialog that repeats toasts for screen readers. */
export const toastLiveRegion = { 'aria-live': 'assertive', [ATTRIBUTE]: '' } as const;

/**
 * Repeats a toast in the open dialogs: a toast is outside of them, where screen readers cannot reach
 * it. Returns a function that removes it again.
 */
export const announceInDialogs = (text: string): (() => void) => {
  const regions = [...document.querySelectorAll(`dialog [${ATTRIBUTE}]`)];
  const announce = (words: string): void =>
    regions.forEach((region) => (region.textContent = words));
  announce(text);
  return () => announce('');
};
