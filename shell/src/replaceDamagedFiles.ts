const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * Fetches the shell's scripts and style sheets again if they fail: those that have failed already
 * and all that fail later. The browser's cache or the service worker may have damaged copies; the
 * new ones replace them, so that a reload works. The loader retries the files of remotes.
 * @param main the address of the shell's main script, which is in the same folder as the others
 */
export const replaceDamagedFiles = (main: string): void => {
  const folder = folderOf(new URL(main, document.baseURI).href);
  const replace = (url: string, integrity: string): void => {
    if (integrity && folderOf(url) === folder)
      fetch(url, { integrity, cache: 'reload' }).catch(() => undefined);
  };
  // By now, each of the page's style sheets has arrived or failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) replace(link.href, link.integrity);
  // An error event of an element does not bubble, so capture it.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) replace(target.src, target.integrity);
    else if (target instanceof HTMLLinkElement) replace(target.href, target.integrity);
  };
  window.addEventListener('error', onError, { capture: true });
};
