import { useLayoutEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { cx } from '../utils/cx';
import { repeatInDialogs } from './repeat';
import { ToastIcon, toneOf } from './ToastIcon';
import css from './Toaster.module.css';

/** Container of the messages. It is a popover, so that it also shows above an open dialog. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster();
  const place = useRef<HTMLDivElement>(null);
  const shown = toasts.find((toast) => toast.visible);
  const shownId = shown?.id;

  useLayoutEffect(() => {
    if (!shownId) return undefined;
    const popover = place.current;
    popover?.showPopover?.();
    const silence = repeatInDialogs(popover?.textContent ?? '');
    return () => {
      popover?.hidePopover?.();
      silence();
    };
  }, [shownId]);

  return (
    <div
      ref={place}
      popover="manual"
      className={css.place}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {shown && (
        <div key={shown.id} {...shown.ariaProps} className={cx(css.toast, css[toneOf(shown.type)])}>
          <ToastIcon type={shown.type} />
          <p>{resolveValue(shown.message, shown)}</p>
        </div>
      )}
    </div>
  );
};
