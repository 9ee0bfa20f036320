import { paths } from '@scribblepup/kernel';
import { ButtonLink, EmptyState } from '@scribblepup/ui';

/** Shown at the address of a book that this device does not have. */
export const BookNotFound = () => (
  <EmptyState
    title="This book isn't on this device"
    text="Books are kept on the device they were made on. This one may also have been deleted."
    action={<ButtonLink to={paths.myProjects}>My Books</ButtonLink>}
  />
);
