import type { ReactNode } from 'react';
import css from './Note.module.css';

interface NoteProps {
  readonly children: ReactNode;
  /** Buttons that answer the note. */
  readonly actions?: ReactNode;
}

/** A notice that waits for the visitor, without stopping what they do. */
export const Note = ({ children, actions }: NoteProps) => (
  <div className={css.note} role="status">
    <div className={css.text}>{children}</div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
);
