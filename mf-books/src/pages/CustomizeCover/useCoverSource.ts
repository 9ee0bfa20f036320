import { useQuery } from '@scribblepup/kernel/query';
import {
  findBookInProject,
  currentBook,
  getProject,
  listProjects,
  wereProjectsEvicted,
  type FoundBook,
} from '@scribblepup/library';
import { coverArt, type CoverArt } from '../../cover/art';
import { freshQueryOptions } from '../../data/queries';

/** What the previous screen requests, in navigation state. */
export interface CoverRequest {
  readonly projectId: string | null;
  readonly bookId: string | null;
}

export interface CoverSource {
  /** Null for the sample. */
  readonly found: FoundBook | null;
  readonly art: CoverArt;
}

const loadSource = async (
  { projectId, bookId }: CoverRequest,
  signal: AbortSignal,
): Promise<CoverSource | null> => {
  const requested = projectId === null ? null : await getProject(projectId);
  const project = requested ?? (await listProjects())[0] ?? null;
  if (project === null && (await wereProjectsEvicted())) return null;
  const found =
    project &&
    (findBookInProject(project, bookId ?? project.currentBookId) ?? {
      project,
      book: currentBook(project),
    });
  return { found, art: await coverArt(project, signal) };
};

/**
 * Loads a book and the art of its dog. The project is the requested one, or else the newest; the
 * book is the requested one, or else the project's current one. Without projects, it is a sample,
 * or null if the browser has evicted them.
 */
export const useCoverSource = (request: CoverRequest) =>
  useQuery<CoverSource | null>({
    queryKey: ['cover', request],
    queryFn: ({ signal }) => loadSource(request, signal),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
