import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import { subscribe, type LibraryChange } from '@scribblepup/library';

/** Name of every query of this remote that reads orders. */
const ORDERS = 'orders';

// A deleted project leaves its orders without a book.
const concerning: readonly LibraryChange['kind'][] = ['order', 'project', 'all'];

/** Reads orders from the device, and again whenever one changes, here or in another tab. */
export const useLive = <T>(key: readonly string[], load: () => Promise<T>) => {
  const client = useQueryClient();

  useEffect(
    () =>
      subscribe(({ kind }) => {
        if (concerning.includes(kind)) void client.invalidateQueries({ queryKey: [ORDERS] });
      }),
    [client],
  );

  return useQuery({ queryKey: [ORDERS, ...key], queryFn: load, refetchOnMount: 'always' });
};
