import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import {
  findBook,
  findDamagedRecords,
  listProjects,
  onLibraryChange,
  wereProjectsEvicted,
  type FoundBook,
  type Project,
  pictureKeys,
} from '@scribblepup/library';

/** Cache key prefix for everything read from the library. */
export const LIBRARY = 'library';

/**
 * Query options for data that is read from the device or made on it: refetched on every mount,
 * because another screen may have changed it, and dropped from the cache immediately, because it
 * may be large. Failures are reported as failures of this remote.
 */
export const freshQueryOptions = {
  refetchOnMount: 'always',
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
  meta: { remote: 'books' },
} as const;

/** Refetches the shown data after every write, here or in another tab. */
const useLibraryChanges = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const all = { queryKey: [LIBRARY] };
    const refetch = async (): Promise<void> => {
      // A first read that is in flight may miss this write, and invalidating does not restart it.
      const first = client.isFetching({ ...all, predicate: ({ state }) => !state.dataUpdatedAt });
      await client.invalidateQueries(all);
      if (first > 0) await client.invalidateQueries(all);
    };
    return onLibraryChange(() => void refetch());
  }, [client]);
};

/** The visitor's projects, newest first. */
export const useProjects = () => {
  useLibraryChanges();
  return useQuery<Project[]>({
    queryKey: [LIBRARY, 'projects'],
    queryFn: listProjects,
    ...freshQueryOptions,
  });
};

/** Number of other projects that are stored but cannot be read. */
export const useUnreadableCount = (): number =>
  useQuery({
    queryKey: [LIBRARY, 'unreadable'],
    queryFn: async () => (await findDamagedRecords('project')).length,
    ...freshQueryOptions,
  }).data ?? 0;

/**
 * The shown projects with a picture that the browser lost. It reads every picture, so it runs once
 * per page load: browsers lose pictures between visits.
 */
export const useProjectsWithLostPictures = (projects: readonly Project[] = []): Project[] => {
  const { data } = useQuery<string[]>({
    queryKey: ['lost-pictures'],
    queryFn: async () => (await findDamagedRecords('picture')).map(({ id }) => id),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: freshQueryOptions.meta,
  });
  const lost = new Set(data);
  return projects.filter((project) => pictureKeys(project).some((key) => lost.has(key)));
};

/** True if the browser has evicted the visitor's projects. */
export const useProjectsEvicted = () =>
  useQuery<boolean>({
    queryKey: [LIBRARY, 'cleared'],
    queryFn: wereProjectsEvicted,
    ...freshQueryOptions,
  });

/** A book by its own id or by its project's id; null when there is none. */
export const useBook = (id: string) => {
  useLibraryChanges();
  return useQuery<FoundBook | null>({
    queryKey: [LIBRARY, 'book', id],
    queryFn: () => findBook(id),
    ...freshQueryOptions,
  });
};
