import { useId, type ReactNode } from 'react';
import { toastLiveRegion } from '../../toasts/announceInDialogs';
import { cx } from '../../utils/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useModalDialog } from './useModalDialog';
import css from './Modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  /** The h2, which also names the dialog. */
  readonly title: string;
  /** Called on Close and on Escape; the dialog closes when `open` turns false. */
  readonly onClose: () => void;
  readonly size?: 'sm' | 'md' | 'lg' | 'full';
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  readonly actions?: ReactNode;
  /** False for a dialog that can only be answered with its own buttons. */
  readonly closeButton?: boolean;
  readonly children?: ReactNode;
}

/** A native modal dialog. Its content exists only while it is open. */
export const Modal = (props: ModalProps) => (props.open ? <OpenModal {...props} /> : null);

const OpenModal = ({
  title,
  onClose,
  size = 'md',
  actions,
  closeButton = true,
  children,
}: ModalProps) => {
  const dialog = useModalDialog(onClose);
  const titleId = useId();

  return (
    <dialog
      ref={dialog}
      className={cx(css.dialog, css[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <VisuallyHidden>
        <span {...toastLiveRegion} />
      </VisuallyHidden>
      <div className={css.frame}>
        <div className={css.head}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          {closeButton && (
            <button type="button" className={css.close} aria-label="Close" onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          )}
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};
