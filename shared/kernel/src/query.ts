// The part of the query library that screens use; see router.ts.
export { QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
