import type { ReactNode } from 'react';
import { LibraryError } from '@scribblepup/library';
import css from './ErrorNote.module.css';

const UNKNOWN = 'Something went wrong. Please try again.';

interface ErrorNoteProps {
  readonly error: unknown;
  /** Explains the consequence here, or offers a way out. */
  readonly children?: ReactNode;
}

/** Shows an error of the device's storage on the screen. */
export const ErrorNote = ({ error, children }: ErrorNoteProps) => (
  <div className={css.note} role="alert">
    <p>{error instanceof LibraryError ? error.message : UNKNOWN}</p>
    {children}
  </div>
);
