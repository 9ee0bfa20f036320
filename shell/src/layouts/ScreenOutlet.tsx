import { reportFailure } from '@scribblepup/kernel';
import { Outlet, useLocation } from '@scribblepup/kernel/router';
import { useLayoutEffect, useRef } from 'react';
import { focusNextHeading } from '../effects/navigationFocus';
import { ScreenBoundary } from '../remote/ScreenBoundary';
import { findScreen } from '../screens/findScreen';

/**
 * The current screen. If the previous screen throws while it unmounts, its own boundary is already
 * gone. This boundary catches the error, and React mounts the current screen again.
 */
export const ScreenOutlet = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(
    () => () => {
      previous.current = pathname;
    },
    [pathname],
  );

  const onError = (cause: unknown): void => {
    reportFailure({
      remote: findScreen(previous.current)?.remote ?? 'shell',
      stage: 'render',
      cause,
    });
    focusNextHeading();
  };

  return (
    <ScreenBoundary fallback={() => <Outlet />} onError={onError}>
      <Outlet />
    </ScreenBoundary>
  );
};
