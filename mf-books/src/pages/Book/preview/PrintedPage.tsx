import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/studio';
import type { PageOnScreen } from '@scribblepup/print/layout';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { freshQueryOptions } from '../../../data/queries';
import { coloring } from '../../../services/coloring';
import { SheetPicture } from './SheetPicture';
import { contentOf } from './views';
import css from './PrintedPage.module.css';

interface Drawing {
  readonly name: string;
  readonly picture: Blob | null;
}

const draw = async (art: BookArt, page: number, signal: AbortSignal): Promise<Drawing> => {
  const content = contentOf(page);
  if (content === 'blank') return { name: `Page ${page}, blank`, picture: null };
  const { title, picture } = await coloring().drawSheet(art, content, { signal });
  return { name: `Page ${page}, ${title}`, picture };
};

interface PrintedPageProps {
  readonly bookId: string;
  readonly art: BookArt;
  /** Page number, from 1; null beyond the first or the last page. */
  readonly page: number | null;
  /** The page as it might be colored, to show instead of its lines; null for the lines. */
  readonly colored: Blob | null;
  readonly layout: (page: number) => PageOnScreen;
}

/** A page as it is printed and trimmed. */
export const PrintedPage = ({ bookId, art, page, colored, layout }: PrintedPageProps) => {
  const { data, error } = useQuery({
    queryKey: ['printed-page', bookId, page],
    queryFn: ({ signal }) => (page === null ? null : draw(art, page, signal)),
    ...freshQueryOptions,
  });
  if (page === null) return <div className={css.none} />;
  if (error && !colored) return <ErrorNote error={error} />;

  const place = layout(page);
  const picture = colored ?? data?.picture;
  const name = data?.name ?? `Page ${page}`;
  const { width, height } = place;
  return (
    <svg
      className={contentOf(page) === 'blank' ? css.blank : css.page}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={colored ? `${name}, colored` : name}
    >
      <rect className={css.paper} width={width} height={height} />
      {picture && <SheetPicture picture={picture} place={place} />}
    </svg>
  );
};
