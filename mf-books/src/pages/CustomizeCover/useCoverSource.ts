import { useQuery } from '@scribblepup/kernel/query';
import { getProject, listProjects, type Project } from '@scribblepup/library';
import { fresh } from '../../data/queries';
import { coverArt, type CoverArt } from '../../cover/art';

export interface CoverSource {
  /** Null for the sample. */
  readonly project: Project | null;
  readonly art: CoverArt;
}

const open = async (projectId: string | null, signal: AbortSignal): Promise<CoverSource> => {
  const asked = projectId === null ? null : await getProject(projectId);
  const project = asked ?? (await listProjects())[0] ?? null;
  return { project, art: await coverArt(project, signal) };
};

/** The project that was asked for, else the newest, else a sample; with its dog ready to paint. */
export const useCoverSource = (projectId: string | null) =>
  useQuery<CoverSource>({
    queryKey: ['cover', projectId],
    queryFn: ({ signal }) => open(projectId, signal),
    ...fresh,
    staleTime: Infinity,
  });
