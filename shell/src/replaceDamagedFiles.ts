const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * Replaces scripts and style sheets of the shell that the browser refuses, now and from now on. Its
 * cache or the service worker may have a damaged copy, and would keep it until the next release.
 * The next request, such as a reload, then gets the new one. The loader retries the files of
 * remotes.
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
  // An error of an element does not bubble.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) replace(target.src, target.integrity);
    else if (target instanceof HTMLLinkElement) replace(target.href, target.integrity);
  };
  window.addEventListener('error', onError, { capture: true });
};
