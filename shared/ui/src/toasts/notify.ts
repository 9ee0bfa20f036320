import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from './timing';

const alert = { role: 'alert', 'aria-live': 'assertive' } as const;

/** Removes the current message first, because only one message is visible at a time. */
const alone = <T>(show: () => T): T => {
  toast.remove();
  return show();
};

/** Short messages at the top right; a new one replaces the old one. */
export const notify = {
  error: (text: string): string =>
    alone(() => toast.error(text, { duration: TOAST_MS, ariaProps: alert })),
  success: (text: string): string => alone(() => toast.success(text, { duration: TOAST_MS })),
  /** @param forMs how long it stays, for a text that takes longer to read */
  warning: (text: string, forMs = TOAST_MS): string =>
    alone(() => toast(text, { duration: forMs })),
};
