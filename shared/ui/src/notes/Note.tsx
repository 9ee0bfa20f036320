import type { ReactNode } from 'react';
import { cx } from '@scribblepup/ui';
import css from './Note.module.css';

interface NoteProps {
  readonly children: ReactNode;
  /** Buttons that answer the note. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md';
}

/** A notice that stays until the visitor answers it, and does not interrupt what they do. */
export const Note = ({ children, actions, size = 'md' }: NoteProps) => (
  <div className={cx(css.note, size === 'sm' && css.small)} role="status">
    <div className={css.text}>{children}</div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
);
