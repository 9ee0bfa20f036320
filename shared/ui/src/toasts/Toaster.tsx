import { useLayoutEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { cx } from '../utils/cx';
import { announceInDialogs } from './announceInDialogs';
import { ToastIcon, toneOf } from './ToastIcon';
import css from './Toaster.module.css';

/** Screen readers announce what appears in a live region only if the region was there before. */
const EMPTY_LIVE_REGION = { 'aria-live': 'polite' } as const;

/** Container of the toasts. It is a popover, so that it also shows above an open dialog. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster();
  const container = useRef<HTMLDivElement>(null);
  const shown = toasts.find((toast) => toast.visible);
  const shownId = shown?.id;

  useLayoutEffect(() => {
    const popover = container.current;
    popover?.showPopover?.();
    return () => popover?.hidePopover?.();
  }, []);

  useLayoutEffect(() => {
    const popover = container.current;
    if (!shownId || !popover) return undefined;
    if (document.querySelector('dialog[open]')) {
      // A popover is below the dialogs that were opened after it.
      popover.hidePopover?.();
      popover.showPopover?.();
    }
    return announceInDialogs(popover.textContent);
  }, [shownId]);

  return (
    <div
      ref={container}
      popover="manual"
      className={css.container}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div {...(shown?.ariaProps ?? EMPTY_LIVE_REGION)}>
        {shown && (
          <div key={shown.id} className={cx(css.toast, css[toneOf(shown.type)])}>
            <ToastIcon type={shown.type} />
            <p>{resolveValue(shown.message, shown)}</p>
          </div>
        )}
      </div>
    </div>
  );
};
