import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt, Inscription } from '@scribblepup/studio';
import { BlobImage } from '../../../components/BlobImage';
import { freshQueryOptions } from '../../../data/queries';
import { coloring } from '../../../services/coloring';
import type { ShownBook } from '../ShownBook';
import css from './TitlePage.module.css';

interface TitlePagePictureProps {
  readonly book: ShownBook;
  readonly inscription: Inscription;
}

/** The title page with these words, drawn again as they change. */
export const TitlePagePicture = ({ book, inscription }: TitlePagePictureProps) => {
  const { data: art } = useQuery<BookArt>({
    queryKey: ['title-art', book.id],
    queryFn: ({ signal }) => book.loadArt(signal),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
  const { data: sheet } = useQuery({
    queryKey: ['title-page', book.id, inscription],
    queryFn: ({ signal }) =>
      art ? coloring().drawSheet({ ...art, inscription }, 'title', { signal }) : null,
    enabled: art !== undefined,
    placeholderData: (last) => last,
    ...freshQueryOptions,
  });
  return sheet ? (
    <BlobImage
      className={css.picture}
      blob={sheet.picture}
      alt="Title page with these words"
      width={425}
      height={550}
    />
  ) : null;
};
