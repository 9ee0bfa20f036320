import type { ReactNode } from 'react';
import { prices } from '@scribblepup/library';
import { Button, Modal } from '@scribblepup/ui';
import { formatPrice } from '../../formatPrice';
import css from './PricingModal.module.css';

interface PricingModalProps {
  readonly onClose: () => void;
  readonly onGetStarted: () => void;
  readonly busy: boolean;
  /** The error, with a remedy. */
  readonly failure: ReactNode;
}

/** Dialog that states the price of a book before the pages are drawn. */
export const PricingModal = ({ onClose, onGetStarted, busy, failure }: PricingModalProps) => (
  <Modal
    open
    title="Pricing"
    size="sm"
    onClose={onClose}
    actions={
      <Button size="lg" loading={busy} onClick={onGetStarted}>
        Get Started
      </Button>
    }
  >
    <div className={css.offer}>
      <p className={css.price}>
        <span className={css.count}>1 Book</span>{' '}
        <strong className={css.amount}>{formatPrice(prices.firstCopy)}</strong>
      </p>
      <p>Includes free shipping</p>
      <p className={css.more}>{`Add another copy for ${formatPrice(prices.secondCopy)} more`}</p>
    </div>
    {failure}
  </Modal>
);
