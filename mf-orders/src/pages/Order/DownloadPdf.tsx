import { useState } from 'react';
import { Button, FieldError } from '@scribblepup/ui';
import type { OrderView } from '../../orders/OrderView';
import { downloadBook } from '../../pdf/downloadBook';
import css from './Order.module.css';

/** Makes the book's PDF on this device and saves it. */
export const DownloadPdf = ({ order }: { readonly order: OrderView }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await downloadBook(order);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={css.actions}>
      <Button loading={busy} onClick={() => void download()}>
        Download PDF
      </Button>
      <p role="status">{busy ? 'Drawing the pages. This takes a few seconds.' : ''}</p>
      <div role="alert">
        <FieldError error={problem} />
      </div>
    </div>
  );
};
