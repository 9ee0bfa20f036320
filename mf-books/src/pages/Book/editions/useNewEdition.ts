import { useRef, useState } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { addEdition, type NewEdition } from '@scribblepup/library';
import { useMountedRef } from '@scribblepup/ui';
import { failureHandler } from '../../../failureHandler';

/** Makes an edition of a book and goes to it. */
export const useNewEdition = (projectId: string, bookId: string) => {
  const navigate = useNavigate();
  const isMounted = useMountedRef();
  const isMaking = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);

  const make = async (input: NewEdition): Promise<void> => {
    // A double click would add the edition to the browser's history twice.
    if (isMaking.current) return;
    isMaking.current = true;
    setFailure(null);
    try {
      const { id } = await addEdition(projectId, bookId, input);
      if (isMounted.current) await navigate(pathTo(paths.book, { bookId: id }));
    } catch (error) {
      failureHandler('add-edition')(error);
      setFailure(error);
    } finally {
      isMaking.current = false;
    }
  };

  return { make, failure };
};
