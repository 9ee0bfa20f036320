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

/** One colored sheet of the book; no picture if `place` is null. */
export const useColoredSheet = (book: ShownBook, place: SheetPosition | null): ColoredSheet => {
  const art = useColoredArt(book, place !== null);
  const { data, error } = useQuery<Blob | null>({
    queryKey: ['colored-sheet', book.id, place],
    queryFn: async ({ signal }) =>
      art.data && place !== null
        ? (await coloring().colorSheet(art.data, place, { signal })).picture
        : null,
    enabled: art.data !== undefined && place !== null,
    ...freshQueryOptions,
  });
  if (place === null) return { picture: null, isColoring: false, error: null };
  const picture = data ?? null;
  const failure = art.error ?? error;
  return { picture, isColoring: !picture && !failure, error: failure };
};
