import { MAX_COPIES, MIN_COPIES, orderPrice, prices } from '@scribblepup/library';
import { Button, Checkbox, cx, Modal, pluralize } from '@scribblepup/ui';
import { CloseOnBack } from '../../../components/CloseOnBack/CloseOnBack';
import { formatPrice } from '../../../formatPrice';
import css from './CopiesDialog.module.css';

interface CopiesDialogProps {
  readonly open: boolean;
  readonly copies: number;
  /** A book that was printed before costs less. */
  readonly printedBefore: boolean;
  readonly onClose: () => void;
  readonly onCopies: (copies: number) => void;
  readonly onContinue: () => void;
}

/**
 * Second dialog of printing: asks for the number of copies. The third and further copies are shown
 * but not available yet.
 */
export const CopiesDialog = ({
  open,
  copies,
  printedBefore,
  onClose,
  onCopies,
  onContinue,
}: CopiesDialogProps) => (
  <Modal
    open={open}
    title="Add Copies"
    size="sm"
    onClose={onClose}
    actions={<Button onClick={onContinue}>Continue</Button>}
  >
    <CloseOnBack onClose={onClose} />
    <div className={css.offers}>
      <Checkbox
        label={`Second copy ${formatPrice(prices.secondCopy)} more`}
        checked={copies > 1}
        onChange={({ target }) => onCopies(target.checked ? 2 : 1)}
      />
      <div className={css.off}>
        <Checkbox
          label={`Third copy ${formatPrice(prices.thirdCopy)} more`}
          disabled
          checked={false}
          readOnly
        />
      </div>
      <div className={cx(css.further, css.off)}>
        <label htmlFor="further-copies">{`Further copies ${formatPrice(prices.furtherCopy)} each up to ${MAX_COPIES}`}</label>
        <input
          id="further-copies"
          className={css.counter}
          type="number"
          min={MIN_COPIES}
          max={MAX_COPIES}
          value={MIN_COPIES}
          readOnly
          disabled
        />
      </div>
    </div>
    <p className={css.total} role="status">
      {`${pluralize(copies, 'copy', 'copies')}: ${formatPrice(orderPrice(copies, printedBefore))}, shipping included`}
    </p>
  </Modal>
);
