import type { FoundDogs } from '../services/extractDogs';

/** A search for a dog that still runs after its project was created. */
export interface RunningSearch {
  readonly projectId: string;
  readonly photoId: string;
  /** Rejects as the client's `extract` does. */
  readonly found: Promise<FoundDogs>;
}

/** The searches that Create Your Book left running, for the picker to join. */
const searches = new Set<RunningSearch>();

/**
 * Lets the picker join the search in one of a project's photos.
 * @param kept settles once the dog is stored, or cannot be
 */
export const registerRunningSearch = (search: RunningSearch, kept: Promise<unknown>): void => {
  searches.add(search);
  const end = (): void => {
    searches.delete(search);
  };
  kept.then(end, end);
};

/** The search that runs in a photo of a project, if there is one. */
export const runningSearchOf = (projectId: string, photoId: string): RunningSearch | null =>
  [...searches].find((search) => search.projectId === projectId && search.photoId === photoId) ??
  null;
