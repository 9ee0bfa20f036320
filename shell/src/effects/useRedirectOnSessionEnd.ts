import { onSessionEnd, paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { useEffect } from 'react';
import { findScreen } from '../screens/findScreen';

/**
 * When the session ends, goes from a protected screen to the login, and from any other to the
 * landing page.
 */
export function useRedirectOnSessionEnd(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onSessionEnd(() => {
        const guarded = findScreen(pathname)?.guard === 'protected';
        void navigate(guarded ? paths.login : paths.home, { replace: true });
      }),
    [navigate, pathname],
  );
}
