import type { ToastType } from 'react-hot-toast/headless';
import css from './Toaster.module.css';

type Tone = 'success' | 'error' | 'warning';

/** The tone of a toast; a plain one is a warning. */
export const toneOf = (type: ToastType): Tone =>
  type === 'success' || type === 'error' ? type : 'warning';

const marks: Record<Tone, string> = {
  success: 'm6 12.5 4 4.5 8-10',
  error: 'm7 7 10 10M17 7 7 17',
  warning: 'M12 5.5v8M12 18v.2',
};

/** A round icon that distinguishes the tones without color. */
export const ToastIcon = ({ type }: { readonly type: ToastType }) => (
  <span className={css.icon} aria-hidden="true">
    <svg viewBox="0 0 24 24" focusable="false">
      <path d={marks[toneOf(type)]} />
    </svg>
  </span>
);
