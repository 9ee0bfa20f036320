import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import { onLibraryChange, type LibraryChange } from '@scribblepup/library';

type Kind = LibraryChange['kind'];

/** Kinds of change that can affect an order. */
export const orderKinds: readonly Kind[] = ['order', 'all'];
/**
 * Kinds of change that can affect an order or its book: after a project is deleted, its orders have
 * no book.
 */
export const bookKinds: readonly Kind[] = [...orderKinds, 'project'];

const keyOf = (name: string): readonly string[] => ['orders', name];

/** Reads from the device, and again after changes of these kinds, here or in another tab. */
export const useLiveQuery = <T>(
  name: string,
  load: () => Promise<T>,
  kinds: readonly Kind[] = orderKinds,
) => {
  const client = useQueryClient();

  useEffect(() => {
    const thisQuery = { queryKey: keyOf(name) };
    const refetch = async (): Promise<void> => {
      // A first read that is in flight may miss this write, and invalidating does not restart it.
      const firstReads = client.isFetching({
        ...thisQuery,
        predicate: ({ state }) => !state.dataUpdatedAt,
      });
      await client.invalidateQueries(thisQuery);
      if (firstReads > 0) await client.invalidateQueries(thisQuery);
    };
    return onLibraryChange(({ kind }) => {
      if (kinds.includes(kind)) void refetch();
    });
  }, [client, name, kinds]);

  return useQuery({
    queryKey: keyOf(name),
    queryFn: load,
    refetchOnMount: 'always',
    meta: { remote: 'orders' },
  });
};
