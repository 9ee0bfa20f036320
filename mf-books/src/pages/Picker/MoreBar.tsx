import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { currentBook, GENERATION_STEP, MAX_GENERATED_PAGES, prices } from '@scribblepup/library';
import { Button, ConfirmDialog } from '@scribblepup/ui';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { focusHeading } from '@scribblepup/ui/focus';
import { formatPrice } from '../../formatPrice';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { isRepeatedClick } from './isRepeatedClick';
import css from './MoreBar.module.css';

const NEW_LOOKS = `50 new looks for ${formatPrice(prices.newLooks)}`;

/** Generates more pages: 25 at a time up to 100, and then offers new looks. */
export const MoreBar = () => {
  const { actions } = usePicker();
  const [isOffered, setIsOffered] = useState(false);
  const count = usePickerState((state) => state.project.generatedCount);
  const isCompleted = usePickerState((state) => currentBook(state.project).isCompleted);
  const isFull = count >= MAX_GENERATED_PAGES;
  const moreButton = useRef<HTMLButtonElement>(null);
  const looksButton = useRef<HTMLButtonElement>(null);

  // Generating the last pages disables this button, so the focus moves on.
  const generateMore = (event: MouseEvent): void => {
    if (isRepeatedClick(event)) return;
    flushSync(actions.generateMore);
    if (!moreButton.current?.disabled) return;
    if (looksButton.current) looksButton.current.focus({ preventScroll: true });
    else focusHeading({ preventScroll: true });
  };

  const closeOffer = (): void => setIsOffered(false);

  return (
    <div className={css.bar}>
      <Button ref={moreButton} variant="secondary" disabled={isFull} onClick={generateMore}>
        {`Generate ${GENERATION_STEP} more`}
      </Button>
      <span className={css.count}>{`${count} of ${MAX_GENERATED_PAGES} pages generated`}</span>
      {isFull && !isCompleted && (
        <Button ref={looksButton} variant="secondary" onClick={() => setIsOffered(true)}>
          {NEW_LOOKS}
        </Button>
      )}
      <ConfirmDialog open={isOffered} title={NEW_LOOKS} onOk={closeOffer}>
        <CloseOnBack onClose={closeOffer} />
        <p>This is coming soon. Nothing was ordered or charged.</p>
      </ConfirmDialog>
    </div>
  );
};
