// The part of the query library that screens use; see router.ts for the reason.
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportFailure, type AppName } from './failures/reportFailure';

export { QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';

/** The first part of each query's key, which names the call. */
export const queryKeys = {
  video: 'video',
  dogImages: 'dogImages',
  generatedImages: 'generatedImages',
} as const;

declare module '@tanstack/react-query' {
  interface Register {
    /** The remote that makes the query, for failure reports. */
    queryMeta: { readonly remote: AppName };
  }
}

/**
 * Creates a query client that requests once: no retry, no refetch on focus, mount or reconnect. A
 * failed query that names its remote is reported. The API client reports failed calls itself.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // The rest of the key may contain ids of the visitor's books.
      onError: (cause, { meta, queryKey }) =>
        meta && reportFailure({ remote: meta.remote, stage: String(queryKey[0]), cause }),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        // Offline is an error to show, not a reason to wait forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
