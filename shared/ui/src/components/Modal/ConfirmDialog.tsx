import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from './Modal';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onOk: () => void;
  readonly okLabel?: string;
  /** Without it, there is nothing to cancel: Ok is the only button, and Escape means Ok. */
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
  /** True when Ok destroys something. */
  readonly danger?: boolean;
  /** True while the action of Ok is in progress. */
  readonly loading?: boolean;
  readonly children?: ReactNode;
}

/** A short question or message with an Ok button. */
export const ConfirmDialog = ({
  open,
  title,
  onOk,
  okLabel = 'Ok',
  onCancel,
  cancelLabel = 'Cancel',
  danger = false,
  loading = false,
  children,
}: ConfirmDialogProps) => {
  // An action in progress cannot be canceled.
  const close = loading ? () => undefined : (onCancel ?? onOk);
  return (
    <Modal
      open={open}
      title={title}
      size="sm"
      closeButton={false}
      onClose={close}
      actions={
        <>
          {onCancel && (
            <Button variant="secondary" aria-disabled={loading} onClick={close}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onOk}>
            {okLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
