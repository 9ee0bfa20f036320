import { useState } from 'react';
import { markDelivered } from '@scribblepup/library';
import { Button, ConfirmDialog, notify } from '@scribblepup/ui';
import css from './Order.module.css';

/** Only the visitor knows that the books have come: a button to say so. */
export const Arrived = ({ orderId }: { readonly orderId: string }) => {
  const [asking, setAsking] = useState(false);

  const confirm = async () => {
    try {
      await markDelivered(orderId);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Mark as delivered
      </Button>
      <ConfirmDialog
        open={asking}
        title="Has your order arrived?"
        okLabel="Yes"
        onOk={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        It moves to Delivered, where you can review it and print it again.
      </ConfirmDialog>
    </div>
  );
};
