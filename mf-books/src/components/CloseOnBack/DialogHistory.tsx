import { useDialogHistory } from '../../history/useDialogHistory';

/**
 * Calls `useDialogHistory` in a separate component, so that a large screen does not render again
 * with each history entry.
 */
export const DialogHistory = () => {
  useDialogHistory();
  return null;
};
