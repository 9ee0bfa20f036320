import { useDialogHistory } from './useDialogHistory';

/**
 * Calls `useDialogHistory`. A component of its own, so that the rest of a large screen does not
 * render with each entry.
 */
export const DialogHistory = () => {
  useDialogHistory();
  return null;
};
