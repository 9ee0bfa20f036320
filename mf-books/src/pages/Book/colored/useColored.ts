import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt, SheetPlace } from '@scribblepup/studio';
import { fresh } from '../../../data/queries';
import { coloring } from '../../../services/coloring';
import type { ShownBook } from '../ShownBook';
import { useCutout } from './useCutout';

interface Colored {
  readonly picture: Blob | null;
  readonly error: Error | null;
}

/** One sheet of the book as it might be colored; nothing for null. */
export const useColored = (
  book: ShownBook,
  art: BookArt | undefined,
  place: SheetPlace | null,
): Colored => {
  const cutout = useCutout(book, place !== null);
  const { data, error } = useQuery<Blob | null>({
    queryKey: ['colored-sheet', book.id, place],
    queryFn: async ({ signal }) =>
      art && cutout.data && place !== null
        ? (await coloring().colored(art, place, cutout.data, { signal })).picture
        : null,
    enabled: art !== undefined && cutout.data !== undefined && place !== null,
    ...fresh,
  });
  if (place === null) return { picture: null, error: null };
  return { picture: data ?? null, error: cutout.error ?? error };
};
