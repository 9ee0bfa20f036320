import { PRESSED } from './pressed';

/** How long a slow picture may hold up the site's script. */
const PICTURE_MS = 2500;

// What the page already shows is painted before the site's own script takes the processor.
const { main = '', ahead = '' } = document.currentScript?.dataset ?? {};

const askForFonts = (): void => document.documentElement.removeAttribute('data-fonts');

const start = (): void => {
  askForFonts();
  // What the script will ask for in turn is fetched beside it.
  for (const href of ahead.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.src = main;
  document.head.append(script);
};

// Links lead on by themselves, but for the skip link, which moves the focus alone; a button has nobody to
// answer it yet, so it is remembered (see early.tsx).
document.querySelector('#root > *')?.addEventListener('click', (event) => {
  const control =
    event.target instanceof Element ? event.target.closest('button, a[href^="#"]') : null;
  if (control instanceof HTMLAnchorElement) {
    event.preventDefault();
    document.querySelector<HTMLElement>(control.hash)?.focus();
  } else if (control) {
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    control.setAttribute(PRESSED, '');
  }
});

// Whoever has been here before has the fonts too: nothing to wait for, and no change of letters to see.
const styles = performance.getEntriesByName(document.styleSheets[0]?.href ?? '')[0];
if (styles instanceof PerformanceResourceTiming && styles.transferSize === 0) askForFonts();

const afterPaint = (): void => {
  // A tab in the background paints nothing: no frame would come.
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));
};

const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
  (picture) => picture.decode(),
);
void Promise.race([
  Promise.allSettled(pictures),
  new Promise((done) => setTimeout(done, PICTURE_MS)),
]).then(afterPaint);
