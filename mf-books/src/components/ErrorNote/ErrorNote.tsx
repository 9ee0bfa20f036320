import type { ReactNode } from 'react';
import { textFor } from '../../textFor';
import css from './ErrorNote.module.css';

const UNKNOWN = 'Something went wrong. Please try again.';

interface ErrorNoteProps {
  readonly error: unknown;
  /** Explains the consequence here, or offers a way out. */
  readonly children?: ReactNode;
}

/** Shows an error on the screen, in its own words if it was written for visitors. */
export const ErrorNote = ({ error, children }: ErrorNoteProps) => (
  <div className={css.note} role="alert">
    <p>{textFor(error) ?? UNKNOWN}</p>
    {children}
  </div>
);
