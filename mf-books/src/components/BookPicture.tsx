import { useQuery } from '@scribblepup/kernel/query';
import { getBlob, getPage, type Book } from '@scribblepup/library';
import { offeredPages } from '@scribblepup/studio';
import { fresh } from '../data/queries';
import { BlobImage } from './BlobImage';

interface BookPictureProps {
  readonly projectId: string;
  readonly book: Book;
  readonly className?: string;
}

/** Returns a book's cover, or else its first page, as a picture for cards and orders. */
export const bookPicture = async (projectId: string, book: Book): Promise<Blob | null> => {
  const cover = book.cover?.picture ? await getBlob(book.cover.picture) : null;
  if (cover) return cover;
  const [first = offeredPages()[0]] = book.pages;
  return (await getPage(projectId, first))?.preview ?? null;
};

/** A decorative picture of a book's outside; renders nothing until there is one. */
export const BookPicture = ({ projectId, book, className }: BookPictureProps) => {
  const { data } = useQuery({
    queryKey: ['library', 'picture', projectId, book.id, book.cover?.picture, book.pages[0]],
    queryFn: () => bookPicture(projectId, book),
    ...fresh,
  });
  return data ? (
    <BlobImage className={className} blob={data} alt="" width={425} height={550} />
  ) : null;
};
