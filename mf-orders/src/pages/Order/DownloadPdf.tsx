import { useState } from 'react';
import { Button, notify } from '@scribblepup/ui';
import type { OrderView } from '../../orders/OrderView';
import { downloadBook } from '../../pdf/downloadBook';

/** Makes the book's PDF on this device and saves it. */
export const DownloadPdf = ({ order }: { readonly order: OrderView }) => {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (order.isSample) {
      notify.warning('This is a sample. The PDF of a book of yours downloads here.');
      return;
    }
    setBusy(true);
    try {
      await downloadBook(order.bookId);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button loading={busy} onClick={() => void download()}>
      Download PDF
    </Button>
  );
};
