import { useQuery } from '@scribblepup/kernel/query';
import { currentBook, getProject, listProjects, type FoundBook } from '@scribblepup/library';
import { coverArt, type CoverArt } from '../../cover/art';
import { fresh } from '../../data/queries';

/** What the screen before asked for, in navigation state. */
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
): Promise<CoverSource> => {
  const asked = projectId === null ? null : await getProject(projectId);
  const project = asked ?? (await listProjects())[0] ?? null;
  const book = project && (project.books.find(({ id }) => id === bookId) ?? currentBook(project));
  return { found: project && book && { project, book }, art: await coverArt(project, signal) };
};

/**
 * The book that was asked for, else its project's current one; of the project that was asked for,
 * else of the newest, else a sample. With its dog ready to paint.
 */
export const useCoverSource = (request: CoverRequest) =>
  useQuery<CoverSource>({
    queryKey: ['cover', request],
    queryFn: ({ signal }) => open(request, signal),
    ...fresh,
    staleTime: Infinity,
  });
