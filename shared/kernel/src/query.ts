// The part of the query library that screens use; see router.ts.
import { QueryClient } from '@tanstack/react-query';

export { QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';

/** The names of the cached calls. */
export const queryNames = {
  video: 'video',
  dogImages: 'dogImages',
  generatedImages: 'generatedImages',
} as const;

/** A query client that asks once: no retry, no refetch on focus, mount or reconnect. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        // Offline is an error to show, not a reason to wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
