/** Px between a focused element and the tray. */
const GAP = 8;

/** All scrolling begins with one of these events. */
const INPUT_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;
/** Listen in the capture phase, because an arrow key moves the focus immediately. */
const LISTENER_OPTIONS = { passive: true, capture: true };

let shownTray: HTMLElement | null = null;
/** The element that was picked or focused last, until the visitor's next input. */
let touched: Element | null = null;

/** Maximum share of the window's height for a tray that stays in view. */
const MAX_SHARE = 0.5;

/** Scrolls an element that lies under the tray, or below its edge, into view. */
const scrollAboveTray = (element: Element): void => {
  if (!shownTray) return;
  const { bottom } = element.getBoundingClientRect();
  const edge = Math.min(shownTray.getBoundingClientRect().top, window.innerHeight);
  if (bottom + GAP > edge) window.scrollBy({ top: bottom + GAP - edge, behavior: 'instant' });
};

/** After more input, the visitor decides what is in view. */
const forget = (): void => {
  touched = null;
};

/**
 * Scrolls a whole element into view once the tray has its new size after a pick, and again if the
 * layout moves the element, until the visitor's next input.
 */
export const scrollFullyIntoView = (element: Element): void => {
  touched = element;
  requestAnimationFrame(() => requestAnimationFrame(() => scrollAboveTray(element)));
};

/**
 * A ref for the tray: keeps everything that gets the focus clear of it. Sets `--tray` to the tray's
 * height, so that the browser itself scrolls the cards clear of it. A tray that is too tall for the
 * window does not stay in view: it has the attribute `data-tall`.
 */
export const keepClear = (tray: HTMLElement | null): (() => void) | undefined => {
  const around = tray?.parentElement;
  if (!tray || !around) return undefined;
  shownTray = tray;
  const measure = (): void => {
    const height = tray.offsetHeight;
    const isTall = height > MAX_SHARE * window.innerHeight;
    tray.toggleAttribute('data-tall', isTall);
    around.style.setProperty('--tray', isTall ? '0px' : `${height}px`);
    if (touched?.isConnected) scrollAboveTray(touched);
  };
  const observer = new ResizeObserver(measure);
  window.addEventListener('resize', measure);
  observer.observe(tray);
  // A card moves when anything above it appears or disappears, such as an error message.
  observer.observe(around);
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || tray.contains(target)) return;
    // The browser scrolls to a card that gets the focus, but not again when the layout moves it.
    if (target.matches('[data-card]')) touched = target;
    // Scrolling under the pointer would make a click miss its button.
    else if (target.matches(':focus-visible')) scrollFullyIntoView(target);
  };
  around.addEventListener('focusin', onFocus);
  for (const event of INPUT_EVENTS) window.addEventListener(event, forget, LISTENER_OPTIONS);
  return () => {
    shownTray = null;
    forget();
    observer.disconnect();
    window.removeEventListener('resize', measure);
    around.removeEventListener('focusin', onFocus);
    for (const event of INPUT_EVENTS) window.removeEventListener(event, forget, LISTENER_OPTIONS);
  };
};
