import { publicTitleAt, tabTitle } from '@scribblepup/kernel/public-screens';
import { useLocation } from '@scribblepup/kernel/router';
import { useLayoutEffect } from 'react';
import { findScreen } from '../screens/findScreen';

/** Names the browser's tab after the screen, even while its remote is still loading. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const screen = findScreen(pathname);
    document.title = tabTitle(
      publicTitleAt(screen?.path ?? '') ?? { name: screen?.title ?? 'Page not found' },
    );
  }, [pathname]);
}
