import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from '@scribblepup/kernel/router';
import { closeModal, openModal, VisuallyHidden } from '@scribblepup/ui';
import { MenuLinks } from '../navigation/MenuLinks';
import css from './Drawer.module.css';

/** The menu on small screens: a dialog that slides in from the left. */
export const Drawer = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const open = () => dialog.current && openModal(dialog.current);
  const close = useCallback(() => {
    if (dialog.current) closeModal(dialog.current);
  }, []);

  // Close on every navigation, back and forward included. This must be a layout effect: it runs
  // before earlyInput.tsx replays a press on the first HTML, and a later effect would close the
  // drawer just opened.
  useLayoutEffect(close, [key, close]);

  // The styles hide the button where the header has room for the menu.
  useEffect(() => {
    const closeIfWide = () => {
      if (button.current && getComputedStyle(button.current).display === 'none') close();
    };
    window.addEventListener('resize', closeIfWide);
    return () => window.removeEventListener('resize', closeIfWide);
  }, [close]);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    <>
      <button ref={button} type="button" className={css.open} aria-haspopup="dialog" onClick={open}>
        <VisuallyHidden>Open menu</VisuallyHidden>
        <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      {/* Escape closes a modal dialog natively; the click handler is for its backdrop. */}
      <dialog ref={dialog} className={css.drawer} aria-label="Menu" onClick={onBackdrop}>
        <div className={css.content}>
          <button type="button" className={css.close} onClick={close}>
            <VisuallyHidden>Close menu</VisuallyHidden>
            <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
          <nav aria-label="Menu">
            <MenuLinks variant="large" onChoose={close} />
          </nav>
        </div>
      </dialog>
    </>
  );
};
