import { recordDigitalCopy } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { DownloadStatus, useDownload } from '@scribblepup/ui/download';
import type { OrderView } from '../../orders/OrderView';
import { makePdf } from '../../pdf/makePdf';
import css from './Order.module.css';
import { failureHandler } from '../../failureHandler';
import { visitorMessage } from '../../visitorMessage';

// The file has already been saved, so a failure to count the download needs no message.
const countDownload = ({ isSample, bookId }: OrderView): void => {
  if (!isSample) recordDigitalCopy(bookId).catch(failureHandler('count'));
};

/** Makes the book's PDF on this device and saves it. */
export const DownloadPdfButton = ({ order }: { readonly order: OrderView }) => {
  const { download, start, cancel } = useDownload(failureHandler('pdf'), visitorMessage);

  return (
    <div className={css.actions}>
      <Button
        loading={download.status === 'working'}
        onClick={() => start(makePdf(order), () => countDownload(order))}
      >
        Download PDF
      </Button>
      <DownloadStatus download={download} label="Making the PDF" onCancel={cancel} />
    </div>
  );
};
