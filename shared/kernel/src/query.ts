// The part of the query library that screens use; see router.ts for the reason.
import { QueryClient } from '@tanstack/react-query';

export { QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';

/** Cache key names of the calls. */
export const queryNames = {
  video: 'video',
  dogImages: 'dogImages',
  generatedImages: 'generatedImages',
} as const;

/** Creates a query client that requests once: no retry, no refetch on focus, mount or reconnect. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
