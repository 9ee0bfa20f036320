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

/** The previous screen's request, in navigation state. */
export interface CoverRequest {
  readonly projectId: string | null;
  readonly bookId: string | null;
}

export interface CoverSource {
  /** Null for the sample. */
  readonly found: FoundBook | null;
  readonly art: CoverArt;
}

const open = async (
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
 * Loads the requested book, else its project's current one. The project is the requested one, else
 * the newest; without any, it is a sample, or null if the browser has evicted the projects. Also
 * loads the art of its dog.
 */
export const useCoverSource = (request: CoverRequest) =>
  useQuery<CoverSource | null>({
    queryKey: ['cover', request],
    queryFn: ({ signal }) => open(request, signal),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
