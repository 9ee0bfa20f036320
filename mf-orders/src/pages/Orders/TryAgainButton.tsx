import { Button } from '@scribblepup/ui';
import { useFocusHeadingOnUnmount } from '../../focus/useFocusHeadingOnUnmount';

/** Reads the orders again; the button disappears with the message. */
export const TryAgainButton = ({ onTry }: { readonly onTry: () => void }) => {
  useFocusHeadingOnUnmount();
  return (
    <Button size="sm" variant="secondary" onClick={onTry}>
      Try again
    </Button>
  );
};
