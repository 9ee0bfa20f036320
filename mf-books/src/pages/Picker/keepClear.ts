/** Px between a card and the tray. */
const GAP = 8;

let shownTray: HTMLElement | null = null;
let touched: Element | null = null;

/** Scrolls a card that the tray covers in part to where it does not. */
const show = (card: Element): void => {
  if (!shownTray) return;
  const { top, bottom } = card.getBoundingClientRect();
  const edge = shownTray.getBoundingClientRect().top;
  if (top < edge && bottom + GAP > edge)
    window.scrollBy({ top: bottom + GAP - edge, behavior: 'instant' });
};

/** Shows a whole card once the tray has the size that the pick gives it. */
export const showWhole = (card: Element): void => {
  touched = card;
  requestAnimationFrame(() => requestAnimationFrame(() => show(card)));
};

/**
 * A ref for the tray: tells the cards beside it how tall it is, so that none that gets the focus is
 * scrolled to a place below it.
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
  return () => {
    shownTray = null;
    observer.disconnect();
  };
};
