import { queryKeys, useQuery } from '@scribblepup/kernel/query';
import { readDogs, readPages, readVideo } from './answers';
import { ask } from './ask';

/** The address of the demo video; null if the response has none. */
export const useDemoVideo = () =>
  useQuery({
    queryKey: [queryKeys.video],
    queryFn: async ({ signal }) =>
      readVideo(await ask({ what: 'demo video', path: (api) => api.demoVideo, signal })),
  });

export const useDemoDogs = () =>
  useQuery({
    queryKey: [queryKeys.dogImages],
    queryFn: async ({ signal }) =>
      readDogs(await ask({ what: 'demo dogs', path: (api) => api.demoDogs, signal })),
  });

/** The sample pages of a demo dog; sends no request without an id. */
export const useSamplePages = (id: string | null) =>
  useQuery({
    queryKey: [queryKeys.generatedImages, id],
    queryFn: async ({ signal }) =>
      readPages(
        await ask({ what: 'sample pages', path: (api) => api.demoImages(id ?? ''), signal }),
      ),
    enabled: id !== null && id !== '',
  });
