import { getToken, type RuntimeConfig } from '@scribblepup/kernel/core';
import { mayHaveProjects } from '@scribblepup/library/has-projects';
import { renderStartFailure } from './renderStartFailure';
import { PRESSED_ATTRIBUTE } from './pressedAttribute';
import { replaceDamagedFiles } from './replaceDamagedFiles';

/**
 * How long the main script waits for pictures and style sheets, and then for the next frame, in ms
 * each.
 */
const MAX_DELAY_MS = 2500;

// This script delays the site's main script until the browser has painted the first HTML.
const { main = '', ahead = '', hashes = '' } = document.currentScript?.dataset ?? {};
// The hash of the main script, then those of the scripts to preload. `-` stands for no hash, and
// browsers ignore it.
const [mainHash = '', ...aheadHashes] = hashes.split(' ');

const requestFonts = (): void => document.documentElement.removeAttribute('data-fonts');

/** Shows and reports that the main script did not arrive, or has the wrong hash. */
const onScriptError = (): void => {
  renderStartFailure();
  // This does not use the kernel's `reportFailure`, which needs a second file; this script must be
  // the only one.
  const config = document.getElementById('runtime-config')?.textContent ?? '{}';
  const { reportUrl } = JSON.parse(config) as Partial<RuntimeConfig>;
  const message = `${main.replace(/.*\//, '')} did not arrive`;
  if (reportUrl)
    navigator.sendBeacon(reportUrl, JSON.stringify({ stage: 'start', remote: 'shell', message }));
};

let hasStarted = false;

const start = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  requestFonts();
  // Preload in parallel the scripts that the main script will request.
  for (const [index, href] of ahead.split(' ').filter(Boolean).entries()) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      href,
      integrity: aheadHashes[index] ?? '',
    });
    document.head.append(link);
  }
  const script = document.createElement('script');
  Object.assign(script, { src: main, integrity: mainHash, onerror: onScriptError });
  document.head.append(script);
};

// Ordinary links work by themselves. The skip link only moves the focus. No code answers a button
// yet, so its press is remembered (see earlyInput.tsx).
const onClick = (event: Event): void => {
  const control =
    event.target instanceof Element ? event.target.closest('button, a[href^="#"]') : null;
  if (control instanceof HTMLAnchorElement) {
    event.preventDefault();
    document.querySelector<HTMLElement>(control.hash)?.focus();
  } else if (control) {
    document.querySelector(`[${PRESSED_ATTRIBUTE}]`)?.removeAttribute(PRESSED_ATTRIBUTE);
    control.setAttribute(PRESSED_ATTRIBUTE, '');
  }
};

/** Handles clicks in the current HTML. When React replaces that HTML, the listeners go too. */
const listenForClicks = (): void => {
  for (const part of document.querySelectorAll('#root > *'))
    part.addEventListener('click', onClick);
};

const visitorKind = (): string => {
  if (getToken() === null) return 'guests';
  return mayHaveProjects() ? 'members' : 'newcomers';
};

/** The page's path in the form that the server compares: lowercase, without a trailing slash. */
const currentPath = (): string => location.pathname.replace(/\/+$/, '').toLowerCase();

// Without a network, the stored login page answers most addresses. Pages from earlier servers have
// no `data-path`.
const isForThisAddress = ({ dataset: { path } }: HTMLElement): boolean =>
  path === undefined || path.toLowerCase() === currentPath();

/**
 * Shows the part of the page that is only for this kind of visitor, once its styles have loaded.
 * Other visitors see the bare frame until the site redirects them.
 */
const openTemplate = async (): Promise<void> => {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-visitors~=${visitorKind()}]`,
  );
  if (!template || !isForThisAddress(template)) return;
  const links = [...template.content.querySelectorAll('link')];
  const styles = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  document.head.append(...links);
  await Promise.all(styles);
  // If the styles were late, the site has already started and removed the template.
  template.parentElement?.replaceChildren(template.content);
  listenForClicks();
};

replaceDamagedFiles(main);
listenForClicks();

// If the style sheet is cached, so are the fonts: use them now, which avoids a visible swap.
const styles = performance.getEntriesByName(document.styleSheets[0]?.href ?? '')[0];
if (styles instanceof PerformanceResourceTiming && styles.transferSize === 0) requestFonts();

const startAfterPaint = (): void => {
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));
  // A tab gets no more frames once it is in the background or covered.
  setTimeout(start, MAX_DELAY_MS);
};

const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
  (picture) => picture.decode(),
);
void Promise.race([
  Promise.allSettled([...pictures, openTemplate()]),
  new Promise((done) => setTimeout(done, MAX_DELAY_MS)),
]).then(startAfterPaint);
