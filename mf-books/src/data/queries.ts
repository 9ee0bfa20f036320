import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import {
  findBook,
  listProjects,
  subscribe,
  type FoundBook,
  type Project,
} from '@scribblepup/library';

/** Cache key prefix for everything read from the library. */
const LIBRARY = 'library';

/**
 * Query options for data read from the device or made on it: refetched on every mount, because
 * another screen may have written since, and dropped from the cache at once, because it may be
 * large.
 */
export const fresh = {
  refetchOnMount: 'always',
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
} as const;

/** Refetches what is shown after every write, here or in another tab. */
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

/** A book by its own id or by its project's id; null when there is none. */
export const useBook = (id: string) => {
  useLibraryChanges();
  return useQuery<FoundBook | null>({
    queryKey: [LIBRARY, 'book', id],
    queryFn: () => findBook(id),
    ...fresh,
  });
};
