/** Scrolls a card to where the tray does not cover it, if it does. */
const show = (card: Element | null | undefined): void => card?.scrollIntoView({ block: 'nearest' });

/** Shows a whole card once the tray has the size that the pick gives it. */
export const showWhole = (card: Element): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => show(card)));
};

/**
 * A ref for the tray: tells the cards beside it how tall it is, so that none is scrolled to a place
 * below it.
 */
export const keepClear = (tray: HTMLElement | null): (() => void) | undefined => {
  const around = tray?.parentElement;
  if (!tray || !around) return undefined;
  const tell = (): void => {
    around.style.setProperty('--tray', `${tray.offsetHeight}px`);
    const { activeElement } = document;
    if (activeElement?.matches('[data-card]')) show(activeElement);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(tray);
  return () => observer.disconnect();
};
