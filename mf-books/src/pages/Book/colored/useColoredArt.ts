import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/studio';
import { freshQueryOptions } from '../../../data/queries';
import type { ShownBook } from '../ShownBook';

/** The book's art with the coats of its dogs; loads nothing unless `enabled`. */
export const useColoredArt = (book: ShownBook, { enabled = true } = {}) =>
  useQuery<BookArt>({
    queryKey: ['colored-art', book.id],
    queryFn: ({ signal }) => book.loadColored(signal),
    enabled,
    ...freshQueryOptions,
    staleTime: Infinity,
  });
