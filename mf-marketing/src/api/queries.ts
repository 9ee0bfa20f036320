import { queryKeys, useQuery } from '@scribblepup/kernel/query';
import { readDogs, readPages, readVideo } from './responses';
import { fetchData } from './fetchData';

/** The address of the demo video; null if the response has none. */
export const useDemoVideo = () =>
  useQuery({
    queryKey: [queryKeys.video],
    queryFn: async ({ signal }) =>
      readVideo(await fetchData({ label: 'demo video', path: (api) => api.demoVideo, signal })),
  });

export const useDemoDogs = () =>
  useQuery({
    queryKey: [queryKeys.dogImages],
    queryFn: async ({ signal }) =>
      readDogs(await fetchData({ label: 'demo dogs', path: (api) => api.demoDogs, signal })),
  });

/** The sample pages of a demo dog. */
export const useSamplePages = (id: string) =>
  useQuery({
    queryKey: [queryKeys.generatedImages, id],
    queryFn: async ({ signal }) =>
      readPages(
        await fetchData({ label: 'sample pages', path: (api) => api.demoImages(id), signal }),
      ),
  });
