import { paths } from '@scribblepup/kernel';
import { ButtonLink, EmptyState } from '@scribblepup/ui';
import { useProjectsEvicted } from '../data/queries';

/** Shown at the address of a book that this device does not have. */
export const BookNotFound = () => {
  const { data: isEvicted, isPending } = useProjectsEvicted();
  // The device answers in milliseconds; the wrong text must not flash in the meantime.
  if (isPending) return null;
  return (
    <EmptyState
      title={isEvicted ? 'Your browser has cleared your books' : "This book isn't on this device"}
      text={
        isEvicted
          ? 'If you saved a copy, you can restore it in My Books.'
          : 'Books are kept on the device they were made on. This one may also have been deleted.'
      }
      action={<ButtonLink to={paths.myProjects}>My Books</ButtonLink>}
    />
  );
};
