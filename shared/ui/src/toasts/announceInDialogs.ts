const NAME = 'data-repeats-toasts';

/** Attributes of an element in a dialog that repeats toasts for screen readers. */
export const toastLiveRegion = { 'aria-live': 'assertive', [NAME]: '' } as const;

/**
 * Repeats a toast in the open dialogs: a toast is outside of them, where screen readers cannot reach
 * it. Returns a function that removes it again.
 */
export const announceInDialogs = (text: string): (() => void) => {
  const places = [...document.querySelectorAll(`dialog [${NAME}]`)];
  const say = (words: string): void => places.forEach((place) => (place.textContent = words));
  say(text);
  return () => say('');
};
