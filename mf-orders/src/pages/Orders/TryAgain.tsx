import { Button } from '@scribblepup/ui';
import { useHeadingAfter } from '../../focus/useHeadingAfter';

/** Reads the orders again; the button disappears with the message. */
export const TryAgain = ({ onTry }: { readonly onTry: () => void }) => (
  <Button ref={useHeadingAfter()} size="sm" variant="secondary" onClick={onTry}>
    Try again
  </Button>
);
