import type { ReactNode } from 'react';
import { GENERIC_ERROR, paths } from '@scribblepup/kernel';
import { Link, useLocation } from '@scribblepup/kernel/router';
import { LibraryError } from '@scribblepup/library';
import { visitorMessage } from '../../visitorMessage';
import css from './ErrorNote.module.css';

interface ErrorNoteProps {
  readonly error: unknown;
  /** Replaces the message of an error that was not written for visitors. */
  readonly fallback?: string;
  /** Says what the error means for the visitor, or offers a remedy. */
  readonly children?: ReactNode;
}

/**
 * Shows an error on the screen, in its own words if it was written for visitors. If the device is
 * full, offers the screen where books can be deleted.
 */
export const ErrorNote = ({ error, fallback = GENERIC_ERROR, children }: ErrorNoteProps) => {
  const { pathname } = useLocation();
  const isFull = error instanceof LibraryError && error.code === 'full';
  return (
    <div className={css.note} role="alert">
      <p>{visitorMessage(error) ?? fallback}</p>
      {children}
      {isFull && pathname !== paths.myProjects && (
        // In a new tab, because this tab has the visitor's input.
        <Link to={paths.myProjects} target="_blank">
          Free some space in a new tab
        </Link>
      )}
    </div>
  );
};
