import { useState } from 'react';
import { markDelivered } from '@scribblepup/library';
import { Button, ConfirmDialog, Message, notify, useMountedRef } from '@scribblepup/ui';
import css from './Order.module.css';
import { failureHandler } from '../../failureHandler';
import { visitorMessage } from '../../visitorMessage';
import { useFocusHeadingOnUnmount } from '../../focus/useFocusHeadingOnUnmount';

const NOT_MARKED = 'The order could not be marked as delivered. Please try again.';

interface MarkAsDeliveredButtonProps {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Button to mark an order as delivered. Nothing is shipped yet, so only the visitor can say whether
 * the copies have arrived.
 */
export const MarkAsDeliveredButton = ({
  orderId,
  isOpen,
  onOpen,
  onClose,
}: MarkAsDeliveredButtonProps) => {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const isMounted = useMountedRef();
  useFocusHeadingOnUnmount();

  const confirm = async () => {
    setProblem('');
    setSaving(true);
    try {
      await markDelivered(orderId);
      onClose();
    } catch (error) {
      failureHandler('deliver')(error);
      const message = visitorMessage(error) ?? NOT_MARKED;
      // Back may have closed the dialog in the meantime, or left the screen.
      if (!isMounted.current) notify.error(message);
      setProblem(message);
      onOpen();
    }
    setSaving(false);
  };

  // Clear the message of an earlier failure.
  const openDialog = () => {
    setProblem('');
    onOpen();
  };

  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={openDialog}>
        Mark as delivered
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Mark as delivered?"
        okLabel="Yes"
        loading={isSaving}
        onOk={() => void confirm()}
        onCancel={onClose}
      >
        <p>
          Nothing is shipped yet, so only you know whether you have your copies, for example because
          you printed the PDF at home. The order moves to Delivered, where you can review it and
          print it again.
        </p>
        <Message role="alert" text={problem} />
      </ConfirmDialog>
    </div>
  );
};
