import { useState, type ReactNode } from 'react';
import { prices } from '@scribblepup/library';
import type { InteriorVariant } from '@scribblepup/print';
import { Button, Screen, Select } from '@scribblepup/ui';
import { money } from '../../money';
import type { BookArt } from '../../pdf/bookPdf';
import { useDownload } from '../../pdf/useDownload';
import css from './BookDetail.module.css';
import { DownloadNews } from './DownloadNews';
import { papers } from './papers';
import { AddressDialog } from './print/AddressDialog';
import { CopiesDialog } from './print/CopiesDialog';
import { ShippingScreen } from './print/ShippingScreen';
import { usePrintFlow, type PlaceOrder } from './print/usePrintFlow';

interface BookDetailProps {
  readonly title: string;
  readonly number: number;
  readonly about: string;
  readonly digitalCopies: number;
  readonly printedCopies: number;
  readonly picture: ReactNode;
  readonly loadArt: (signal: AbortSignal) => Promise<BookArt>;
  readonly onSaved?: () => void;
  readonly placeOrder: PlaceOrder;
}

/** What there is to know of a book and to do with it. */
export const BookDetail = (props: BookDetailProps) => {
  const { title, number, about, digitalCopies, printedCopies, picture, loadArt, onSaved, placeOrder } = props;
  const { download, start, cancel } = useDownload({ loadArt, number, onSaved });
  const [paper, setPaper] = useState<InteriorVariant>(papers[0]!.value);
  const print = usePrintFlow(placeOrder);
  const printedBefore = printedCopies > 0;

  if (print.step === 'shipping') {
    return (
      <ShippingScreen
        address={print.address}
        copies={print.copies}
        printedBefore={printedBefore}
        failure={print.failure}
        onBack={print.close}
        onDelivery={print.deliver}
      />
    );
  }
  return (
    <Screen title={title} lead={about}>
      <div className={css.columns}>
        <div className={css.picture}>{picture}</div>
        <div className={css.facts}>
          <p className={css.price}>{`Print another copy for ${money(prices.anotherCopy)}`}</p>
          <dl className={css.stats}>
            <div className={css.stat}>
              <dt>Digital copies</dt>
              <dd>{digitalCopies}</dd>
            </div>
            <div className={css.stat}>
              <dt>Printed copies</dt>
              <dd>{printedCopies}</dd>
            </div>
          </dl>
          <Select
            label="Paper of the PDF"
            options={papers}
            value={paper}
            onChange={({ target }) => setPaper(papers.find(({ value }) => value === target.value)!.value)}
          />
          <div className={css.actions}>
            <Button size="lg" loading={download.status === 'working'} onClick={() => start(paper)}>
              Download PDF
            </Button>
            <Button size="lg" variant="secondary" onClick={print.begin}>
              Print a Copy
            </Button>
          </div>
          <DownloadNews download={download} onCancel={cancel} />
        </div>
      </div>
      <AddressDialog open={print.step === 'address'} onClose={print.close} onContinue={print.toCopies} />
      <CopiesDialog
        open={print.step === 'copies'}
        printedBefore={printedBefore}
        onClose={print.close}
        onContinue={print.toShipping}
      />
    </Screen>
  );
};
