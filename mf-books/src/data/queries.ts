import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import {
  findBook,
  listProjects,
  subscribe,
  type FoundBook,
  type Project,
} from '@scribblepup/library';

/** Key under which everything read from the library is cached. */
const LIBRARY = 'library';

/**
 * For what is read from the device or made on it: done anew each time, as another screen may have
 * written since, and let go at once, as it may be large.
 */
export const fresh = {
  refetchOnMount: 'always',
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
} as const;

/** Reads again whatever is shown, once something was written, here or in another tab. */
const useLibraryChanges = (): void => {
  const client = useQueryClient();
  useEffect(
    () => subscribe(() => void client.invalidateQueries({ queryKey: [LIBRARY] })),
    [client],
  );
};

/** The visitor's projects, newest first. */
export const useProjects = () => {
  useLibraryChanges();
  return useQuery<Project[]>({ queryKey: [LIBRARY, 'projects'], queryFn: listProjects, ...fresh });
};

/** A book by its own id, or by its project's; null where there is none. */
export const useBook = (id: string) => {
  useLibraryChanges();
  return useQuery<FoundBook | null>({
    queryKey: [LIBRARY, 'book', id],
    queryFn: () => findBook(id),
    ...fresh,
  });
};
