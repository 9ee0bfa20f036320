import { create } from 'zustand';
import type { Extraction } from '@scribblepup/studio';

/** A search for a dog that still runs after its project was created. */
interface RunningSearch {
  readonly projectId: string;
  /** Resolves with the dog; rejects as the client's `extract` does. */
  readonly found: Promise<Extraction>;
}

/** The search that Create Your Book left running, for the picker to join; null when none runs. */
export const useRunningSearch = create<{ readonly search: RunningSearch | null }>(() => ({
  search: null,
}));

/** Lets the picker join a project's search until it ends. A later search replaces it. */
export const leaveRunning = (search: RunningSearch): void => {
  useRunningSearch.setState({ search });
  const end = (): void => {
    if (useRunningSearch.getState().search === search) useRunningSearch.setState({ search: null });
  };
  search.found.then(end, end);
};

/** The search that runs for a project, if there is one. */
export const runningSearchOf = (projectId: string): RunningSearch | null => {
  const { search } = useRunningSearch.getState();
  return search?.projectId === projectId ? search : null;
};
