import { getToken, type Path } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { useEffect, useRef } from 'react';
import { redirectFor } from '../guards/redirect';
import { useLoader } from '../remote/LoaderContext';
import { findScreen } from '../screens/findScreen';

const pathnameIn = (basePath: string, link: HTMLAnchorElement): string | undefined => {
  if (link.origin !== window.location.origin) return undefined;
  const base = basePath === '/' ? '' : basePath;
  return link.pathname.startsWith(`${base}/`) ? link.pathname.slice(base.length) : undefined;
};

/**
 * Preloads the screen behind a link when the visitor hovers, focuses or touches it: once between
 * two navigations, because a pointer moves over a link many times, and a remote may be down.
 */
export function usePreloadOnIntent(basePath: string): void {
  const loader = useLoader();
  const { key } = useLocation();
  const tried = useRef(new Set<Path>());
  useEffect(() => tried.current.clear(), [key]);

  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const pathname = link ? pathnameIn(basePath, link) : undefined;
      const screen = pathname === undefined ? undefined : findScreen(pathname);
      if (!screen || tried.current.has(screen.path) || loader.peek(screen.path)) return;
      const allowed =
        redirectFor(screen.guard ?? 'open', { loggedIn: getToken() !== null, state: null }) ===
        null;
      if (!allowed) return;
      tried.current.add(screen.path);
      void loader.load(screen);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [basePath, loader]);
}
