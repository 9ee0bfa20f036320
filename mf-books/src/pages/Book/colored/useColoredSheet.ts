import { useQuery } from '@scribblepup/kernel/query';
import type { SheetPosition } from '@scribblepup/studio';
import { freshQueryOptions } from '../../../data/queries';
import { coloring } from '../../../services/coloring';
import type { ShownBook } from '../ShownBook';
import { useColoredArt } from './useColoredArt';

interface ColoredSheet {
  readonly picture: Blob | null;
  readonly isColoring: boolean;
  readonly error: Error | null;
}

/** One colored sheet of the book; no picture if `position` is null. */
export const useColoredSheet = (book: ShownBook, position: SheetPosition | null): ColoredSheet => {
  const art = useColoredArt(book, { enabled: position !== null });
  const { data, error } = useQuery<Blob | null>({
    queryKey: ['colored-sheet', book.id, position],
    queryFn: async ({ signal }) =>
      art.data && position !== null
        ? (await coloring().colorSheet(art.data, position, { signal })).picture
        : null,
    enabled: art.data !== undefined && position !== null,
    ...freshQueryOptions,
  });
  if (position === null) return { picture: null, isColoring: false, error: null };
  const picture = data ?? null;
  const failure = art.error ?? error;
  return { picture, isColoring: !picture && !failure, error: failure };
};
