import { useQuery } from '@scribblepup/kernel/query';
import { fresh } from '../../../data/queries';
import type { ShownBook } from '../ShownBook';

/** The book's dog without its background, once it is asked for. */
export const useCutout = (book: ShownBook, isWanted: boolean) =>
  useQuery<Blob>({
    queryKey: ['cutout', book.id],
    queryFn: ({ signal }) => book.loadCutout(signal),
    enabled: isWanted,
    ...fresh,
    staleTime: Infinity,
  });
