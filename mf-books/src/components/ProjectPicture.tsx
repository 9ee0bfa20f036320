import { useQuery } from '@scribblepup/kernel/query';
import { getPage } from '@scribblepup/library';
import { BlobImage } from './BlobImage';

interface ProjectPictureProps {
  readonly projectId: string;
  /** Index of the page that stands for it. */
  readonly page?: number;
  readonly className?: string;
}

/** One of a project's pages, as a decoration; nothing where it is not drawn yet. */
export const ProjectPicture = ({ projectId, page = 0, className }: ProjectPictureProps) => {
  const { data } = useQuery({
    queryKey: ['library', 'page', projectId, page],
    queryFn: () => getPage(projectId, page),
    refetchOnMount: 'always',
    gcTime: 0,
    structuralSharing: false,
  });
  return data ? <BlobImage className={className} blob={data.preview} alt="" width={425} height={550} /> : null;
};
