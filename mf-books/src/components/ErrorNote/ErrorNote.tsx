import { LibraryError } from '@scribblepup/library';
import css from './ErrorNote.module.css';

const UNKNOWN = 'Something went wrong. Please try again.';

/** Shows an error of the device's storage on the screen. */
export const ErrorNote = ({ error }: { readonly error: unknown }) => (
  <p className={css.note} role="alert">
    {error instanceof LibraryError ? error.message : UNKNOWN}
  </p>
);
