import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { ExportUnsaved } from '../../../components/ExportUnsaved/ExportUnsaved';
import type { ShownBook } from '../ShownBook';
import type { FailedOrder } from './usePrintFlow';

interface OrderFailureProps extends FailedOrder {
  readonly book: ShownBook;
}

/** Says why an order could not be placed, and what the visitor can do. The input is not lost. */
export const OrderFailure = ({ order, error, book: { unplaced } }: OrderFailureProps) => (
  <ErrorNote error={error}>
    <p>
      Your order was not placed. What you entered is still here, so you can press Delivery again.
    </p>
    {unplaced && (
      <ExportUnsaved dogName={unplaced.dogName} make={() => unplaced.toFile(order)}>
        “Export” saves your order as a file. To place it later, on this device, choose “Restore a
        copy” in My Books.
      </ExportUnsaved>
    )}
  </ErrorNote>
);
