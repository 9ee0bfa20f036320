import { crossOriginOf } from './crossOrigin';
import { timeoutError } from './timeoutSignal';
import { DOWNLOAD_TIMEOUT_MS } from './timing';

/** Preloads a script. Its hash must be the same as for its later use. */
export const preload = (url: string, integrity: string): void => {
  const link = document.createElement('link');
  const crossOrigin = crossOriginOf(url);
  Object.assign(link, { rel: 'preload', as: 'script', href: url, integrity, crossOrigin });
  document.head.append(link);
};

const arrivalOf = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const { href } = link;
    const onTimeout = () => reject(timeoutError(href, DOWNLOAD_TIMEOUT_MS));
    const timer = setTimeout(onTimeout, DOWNLOAD_TIMEOUT_MS);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${href} did not arrive`));
    };
  });

const reloadStyle = async (hanging: HTMLLinkElement, href: string): Promise<void> => {
  const link = document.createElement('link');
  const { integrity, crossOrigin } = hanging;
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin });
  // The remote recognizes by `data-href` that this style sheet is already in the page.
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
 * Requests the pending style sheets of a folder again, at the addresses that `addressOf` returns.
 * mini-css-extract-plugin would mistake a hanging link for a loaded one, and has no time limit
 * (https://github.com/webpack/mini-css-extract-plugin/pull/514).
 * @throws Error if one does not arrive, a TimeoutError if it takes too long
 */
export const reloadPendingStyles = async (
  folder: string,
  addressOf: (url: string) => string,
): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const hanging = [...links].filter(({ sheet, href }) => !sheet && href.startsWith(folder));
  await Promise.all(hanging.map((link) => reloadStyle(link, addressOf(link.href))));
};

/**
 * Removes the pending scripts of a folder from the page. Webpack removes a script once it has
 * arrived, and would reuse a pending one for a retry.
 */
export const removePendingScripts = (folder: string): void => {
  for (const script of [...document.scripts]) if (script.src.startsWith(folder)) script.remove();
};
