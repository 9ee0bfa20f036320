import { useState } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { addEdition, type NewEdition } from '@scribblepup/library';
import { useIsShown } from '@scribblepup/ui';
import { failedAt } from '../../../failedAt';

/** Makes an edition of a book and goes to it. */
export const useNewEdition = (projectId: string, bookId: string) => {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [failure, setFailure] = useState<unknown>(null);

  const make = async (input: NewEdition): Promise<void> => {
    setFailure(null);
    try {
      const { id } = await addEdition(projectId, bookId, input);
      if (isShown.current) await navigate(pathTo(paths.book, { bookId: id }));
    } catch (error) {
      failedAt('add-edition')(error);
      setFailure(error);
    }
  };

  return { make, failure };
};
