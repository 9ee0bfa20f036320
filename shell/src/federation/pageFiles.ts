import { crossOriginOf } from './crossOrigin';
import { timedOut } from './timeLimit';
import { REQUEST_TIMEOUT_MS } from './timing';

/** Fetches a script ahead of need; its hash must be that with which it is used later. */
export const preload = (url: string, integrity: string): void => {
  const link = document.createElement('link');
  const crossOrigin = crossOriginOf(url);
  Object.assign(link, { rel: 'preload', as: 'script', href: url, integrity, crossOrigin });
  document.head.append(link);
};

const arrivalOf = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const { href } = link;
    const late = () => reject(timedOut(href, REQUEST_TIMEOUT_MS));
    const timer = setTimeout(late, REQUEST_TIMEOUT_MS);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${href} did not arrive`));
    };
  });

const renew = async (hanging: HTMLLinkElement, href: string): Promise<void> => {
  const link = document.createElement('link');
  const { integrity, crossOrigin } = hanging;
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin });
  // By `data-href`, the remote finds that this style sheet is already in the page.
  link.dataset['href'] = hanging.dataset['href'] ?? hanging.getAttribute('href') ?? '';
  const arrival = arrivalOf(link);
  hanging.replaceWith(link);
  try {
    await arrival;
  } catch (error) {
    link.remove();
    throw error;
  }
};

/**
 * Asks anew for the style sheets of a folder that have not arrived, at the addresses that
 * `addressOf` gives. mini-css-extract-plugin would take a link that hangs for one that has arrived,
 * and has no time limit (https://github.com/webpack/mini-css-extract-plugin/pull/514).
 * @throws Error when one does not arrive, a TimeoutError when it takes too long
 */
export const renewPendingStyles = async (
  folder: string,
  addressOf: (url: string) => string,
): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const hanging = [...links].filter(({ sheet, href }) => !sheet && href.startsWith(folder));
  await Promise.all(hanging.map((link) => renew(link, addressOf(link.href))));
};

/**
 * Takes the scripts of a folder that have not arrived out of the page. Webpack removes a script once
 * it has arrived, and would take one that is there for the answer to a retry.
 */
export const dropPendingScripts = (folder: string): void => {
  for (const script of [...document.scripts]) if (script.src.startsWith(folder)) script.remove();
};
