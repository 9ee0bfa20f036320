import { useLocation } from '@scribblepup/kernel/router';
import { productName } from '@scribblepup/ui/art';
import { useLayoutEffect } from 'react';
import { findScreen } from '../screens/find';

/** Names the browser's tab after the screen, also while its remote is still on the way. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = `${findScreen(pathname)?.title ?? 'Page not found'} · ${productName}`;
  }, [pathname]);
}
