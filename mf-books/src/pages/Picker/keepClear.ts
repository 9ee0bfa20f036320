/** Px between a card and the tray. */
const GAP = 8;

/** All scrolling begins with one of these events. */
const INPUT_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;
/** Listen in the capture phase, because an arrow key moves the focus immediately. */
const LISTENER_OPTIONS = { passive: true, capture: true };

let shownTray: HTMLElement | null = null;
let touched: Element | null = null;

/** Scrolls a card that lies under the tray, or below its edge, into view. */
const show = (card: Element): void => {
  if (!shownTray) return;
  const { bottom } = card.getBoundingClientRect();
  const edge = shownTray.getBoundingClientRect().top;
  if (bottom + GAP > edge) window.scrollBy({ top: bottom + GAP - edge, behavior: 'instant' });
};

/** After further input, the visitor decides what is in view. */
const forget = (): void => {
  touched = null;
};

/**
 * Scrolls a whole card into view once the tray has its new size after a pick, and again if the
 * layout moves the card, until the visitor's next input.
 */
export const showWhole = (card: Element): void => {
  touched = card;
  requestAnimationFrame(() => requestAnimationFrame(() => show(card)));
};

/**
 * A ref for the tray: tells the cards how tall the tray is, so that a focused card is not scrolled
 * under it.
 */
export const keepClear = (tray: HTMLElement | null): (() => void) | undefined => {
  const around = tray?.parentElement;
  if (!tray || !around) return undefined;
  shownTray = tray;
  const observer = new ResizeObserver(() => {
    around.style.setProperty('--tray', `${tray.offsetHeight}px`);
    if (touched?.isConnected) show(touched);
  });
  observer.observe(tray);
  // A card moves when anything above it appears or disappears, such as an error message.
  observer.observe(around);
  // The browser scrolls to a card that gets the focus, but not again when the layout moves it.
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches('[data-card]')) touched = target;
  };
  around.addEventListener('focusin', onFocus);
  for (const event of INPUT_EVENTS) window.addEventListener(event, forget, LISTENER_OPTIONS);
  return () => {
    shownTray = null;
    forget();
    observer.disconnect();
    around.removeEventListener('focusin', onFocus);
    for (const event of INPUT_EVENTS) window.removeEventListener(event, forget, LISTENER_OPTIONS);
  };
};
