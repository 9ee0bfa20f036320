import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from './timing';

const assertive = { role: 'alert', 'aria-live': 'assertive' } as const;

/** Removes the current toast first, because only one is visible at a time. */
const replacing = <T>(show: () => T): T => {
  toast.remove();
  return show();
};

/** Shows short messages (toasts) at the top right; a new one replaces the old one. */
export const notify = {
  error: (text: string): string =>
    replacing(() => toast.error(text, { duration: TOAST_MS, ariaProps: assertive })),
  success: (text: string): string => replacing(() => toast.success(text, { duration: TOAST_MS })),
  /** @param forMs how long it stays, in ms, for a text that takes longer to read */
  warning: (text: string, forMs = TOAST_MS): string =>
    replacing(() => toast(text, { duration: forMs })),
};
