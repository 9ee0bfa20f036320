import { useState, type ReactNode } from 'react';
import { prices } from '@scribblepup/library';
import type { InteriorVariant } from '@scribblepup/print/layout';
import { Button, Screen } from '@scribblepup/ui';
import { useStageFocus } from '../../focus/useStageFocus';
import { formatPrice } from '../../formatPrice';
import css from './BookDetail.module.css';
import { BookFiles } from './BookFiles';
import { ColoredBook } from './colored/ColoredBook';
import { papers } from './papers';
import { BookPreview } from './preview/BookPreview';
import { AddressDialog } from './print/AddressDialog';
import { CopiesDialog } from './print/CopiesDialog';
import { OrderFailure } from './print/OrderFailure';
import { ShippingScreen } from './print/ShippingScreen';
import { usePrintFlow } from './print/usePrintFlow';
import type { ShownBook } from './ShownBook';

interface BookDetailProps {
  readonly book: ShownBook;
  readonly picture: ReactNode;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  /** Forms for the owner to change the book; below its files. */
  readonly details?: ReactNode;
  /** Further offers for the book; at the end of the screen. */
  readonly children?: ReactNode;
}

/** Shows a book's details and files, and leads through ordering prints. */
export const BookDetail = ({ book, picture, actions, details, children }: BookDetailProps) => {
  const { number, about, digitalCopies, printedCopies, placeOrder } = book;
  const [paper, setPaper] = useState<InteriorVariant>(papers[0].value);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const print = usePrintFlow(placeOrder);
  const printedBefore = printedCopies > 0;
  const isShipping = print.step === 'shipping';
  // A dialog that opens together with the screen has no button to return the focus to.
  useStageFocus(print.step, print.step === 'address' || print.step === 'copies');

  if (isShipping) {
    return (
      <ShippingScreen
        shipping={print.shipping}
        copies={print.copies}
        printedBefore={printedBefore}
        failure={print.failed && <OrderFailure {...print.failed} book={book} />}
        onDraft={print.keep}
        onBack={print.back}
        onDelivery={print.deliver}
      />
    );
  }
  return (
    <Screen title={`Book ${number}`} lead={about} actions={actions}>
      <div className={css.columns}>
        <div className={css.picture}>{picture}</div>
        <div className={css.facts}>
          <p className={css.price}>{`Print another copy for ${formatPrice(prices.anotherCopy)}`}</p>
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
          <BookFiles
            book={book}
            paper={paper}
            onPaper={setPaper}
            onPreview={() => setIsPreviewed(true)}
          >
            <Button size="lg" variant="secondary" onClick={print.begin}>
              Print a Copy
            </Button>
          </BookFiles>
          <ColoredBook book={book} />
          {details}
        </div>
      </div>
      {children}
      {isPreviewed && (
        <BookPreview book={book} paper={paper} onClose={() => setIsPreviewed(false)} />
      )}
      <AddressDialog
        open={print.step === 'address'}
        address={print.shipping.address}
        onClose={print.close}
        onContinue={print.continueToCopies}
      />
      <CopiesDialog
        open={print.step === 'copies'}
        copies={print.copies}
        printedBefore={printedBefore}
        onClose={print.close}
        onCopies={print.setCopies}
        onContinue={print.continueToShipping}
      />
    </Screen>
  );
};
