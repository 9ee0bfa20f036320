import { getToken } from '@scribblepup/kernel';
import { useEffect } from 'react';
import { redirectFor } from '../guards/redirect';
import { useLoader } from '../remote/LoaderContext';
import { findScreen } from '../screens/find';

const pathnameIn = (basePath: string, link: HTMLAnchorElement): string | undefined => {
  if (link.origin !== window.location.origin) return undefined;
  const base = basePath === '/' ? '' : basePath;
  return link.pathname.startsWith(`${base}/`) ? link.pathname.slice(base.length) : undefined;
};

/** Preloads the screen behind a link when the visitor hovers, focuses or touches it. */
export function usePreloadOnIntent(basePath: string): void {
  const loader = useLoader();
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const pathname = link ? pathnameIn(basePath, link) : undefined;
      const screen = pathname === undefined ? undefined : findScreen(pathname);
      if (!screen || loader.peek(screen.path)) return;
      const allowed =
        redirectFor(screen.guard ?? 'open', { loggedIn: getToken() !== null, state: null }) ===
        null;
      if (allowed) void loader.load(screen);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [basePath, loader]);
}
