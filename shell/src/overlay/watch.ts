import { reportFailure, readOverrides, type RuntimeConfig } from '@scribblepup/kernel/core';
import { siteLoader } from '../federation/siteLoader';
import type { OverlayHandle } from './mountOverlay';

let handle: Promise<OverlayHandle | undefined> | undefined;

/** The overlay; undefined if its code does not load. The next call tries again. */
const overlay = (): Promise<OverlayHandle | undefined> =>
  (handle ??= import(/* webpackChunkName: "overlay" */ './mountOverlay')
    .then(({ mountOverlay }) => mountOverlay(siteLoader))
    .catch((cause: unknown) => {
      handle = undefined;
      reportFailure({ remote: 'shell', stage: 'overlay', cause });
      return undefined;
    }));

const toggle = async (): Promise<void> => (await overlay())?.toggle();

const isOverlayKey = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyF';

/**
 * Opens the federation overlay for `?federation` in the address and for Alt+Shift+F, if the
 * operator allows it. Its code is fetched only then, or to show the mark of an override.
 */
export const watchForOverlay = ({ overlay: isAllowed }: Pick<RuntimeConfig, 'overlay'>): void => {
  if (!isAllowed) return;
  window.addEventListener('keydown', (event) => {
    if (!isOverlayKey(event)) return;
    event.preventDefault();
    void toggle();
  });
  if (new URLSearchParams(window.location.search).has('federation')) void toggle();
  else if (Object.keys(readOverrides()).length > 0) void overlay();
};
