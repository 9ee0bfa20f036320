import { useState } from 'react';
import { markDelivered } from '@scribblepup/library';
import { Button, ConfirmDialog, notify } from '@scribblepup/ui';
import css from './Order.module.css';

/** Nothing is shipped yet, so only the visitor knows of copies at hand: a button to say so. */
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
        title="Mark as delivered?"
        okLabel="Yes"
        onOk={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        Nothing is shipped yet, so only you can tell when you hold your copies, for instance from printing the PDF at home.
        The order moves to Delivered, where you can review it and print it again.
      </ConfirmDialog>
    </div>
  );
};
