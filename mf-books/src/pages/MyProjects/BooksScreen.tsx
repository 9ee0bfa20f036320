import { paths } from '@scribblepup/kernel';
import { ButtonLink, Screen, Spinner } from '@scribblepup/ui';
import type { ReactNode } from 'react';
import css from './BooksScreen.module.css';
import { RestoreButton } from './RestoreButton';

interface BooksScreenProps {
  readonly children: ReactNode;
  /** Called with the error, and with null when another attempt begins. */
  readonly onRestoreFailed?: (error: unknown) => void;
  readonly onAddNew?: () => void;
}

/** The frame of My Books: its heading, and the actions that do not depend on the books. */
export const BooksScreen = ({ children, onRestoreFailed, onAddNew }: BooksScreenProps) => (
  <Screen
    title="My Books"
    width="wide"
    actions={
      <>
        <RestoreButton label="Saved copy" onFailed={onRestoreFailed}>
          Restore a copy
        </RestoreButton>
        <ButtonLink to={paths.createBook} onClick={onAddNew}>
          Add New Book
        </ButtonLink>
      </>
    }
  >
    {children}
  </Screen>
);

/** Placeholder for the books until they have been read. */
export const BooksPlaceholder = () => (
  <div className={css.opening}>
    <Spinner label="Opening your books" />
  </div>
);
