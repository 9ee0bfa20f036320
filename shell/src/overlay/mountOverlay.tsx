import { readOverrides } from '@scribblepup/kernel/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowedSources, type InspectableLoader } from '../federation';
import { overrideError } from '../federation/overlayApi';
import css from './Overlay.module.css';
import { Overlay } from './Overlay';
import { overlayMessages } from './overlayMessages';

/** Controls the overlay once its code has loaded. */
export interface OverlayHandle {
  readonly toggle: () => void;
}

/**
 * Mounts the overlay in a separate React root, so that neither the overlay nor the site can break
 * the other. While an override is active, a red mark stays when the panel is closed.
 */
export const mountOverlay = (loader: Pick<InspectableLoader, 'inspect'>): OverlayHandle => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let isOpen = false;
  let focusedBefore: Element | null = null;

  const addressError = (address: string): string | null => {
    const { base, origins } = allowedSources();
    return overrideError(address, base, origins);
  };

  const toggle = (): void => {
    isOpen = !isOpen;
    if (isOpen) focusedBefore = document.activeElement;
    show();
    if (!isOpen && focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };

  const show = (): void => {
    const overridden = Object.keys(readOverrides());
    root.render(
      <StrictMode>
        {isOpen && (
          <Overlay
            inspect={loader.inspect}
            addressError={addressError}
            reload={() => window.location.reload()}
            onClose={toggle}
          />
        )}
        {!isOpen && overridden.length > 0 && (
          <button type="button" className={css.mark} onClick={toggle}>
            {overlayMessages.mark(overridden)}
          </button>
        )}
      </StrictMode>,
    );
  };

  show();
  return { toggle };
};
