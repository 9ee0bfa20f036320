import { useQuery } from '@scribblepup/kernel/query';
import type { FoundBook } from '@scribblepup/library';
import { freshQueryOptions, LIBRARY } from '../data/queries';
import { bookPicture } from '../services/bookPicture';
import { BlobImage } from './BlobImage';

interface BookPictureProps {
  readonly found: FoundBook;
}

/** A decorative picture of a book: its cover or first page. Renders nothing until it is loaded. */
export const BookPicture = ({ found }: BookPictureProps) => {
  const { project, book } = found;
  const { data } = useQuery({
    queryKey: [LIBRARY, 'picture', project.id, book.id, book.cover?.picture, book.pages[0]],
    queryFn: () => bookPicture(found),
    ...freshQueryOptions,
  });
  return data ? <BlobImage blob={data} alt="" width={425} height={550} /> : null;
};
