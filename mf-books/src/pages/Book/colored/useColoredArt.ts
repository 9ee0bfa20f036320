import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/studio';
import { fresh } from '../../../data/queries';
import type { ShownBook } from '../ShownBook';

/** What the book is colored from, once it is asked for. */
export const useColoredArt = (book: ShownBook, isWanted: boolean) =>
  useQuery<BookArt>({
    queryKey: ['colored-art', book.id],
    queryFn: ({ signal }) => book.loadColored(signal),
    enabled: isWanted,
    ...fresh,
    staleTime: Infinity,
  });
