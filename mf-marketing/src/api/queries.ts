import { queryNames, useQuery } from '@scribblepup/kernel/query';
import { readDogs, readPages, readVideo } from './answers';
import { ask } from './ask';
import { useFailureReport } from './useFailureReport';

/** The address of the demo video; null if the response has none. */
export const useDemoVideo = () => {
  const query = useQuery({
    queryKey: [queryNames.video],
    queryFn: async ({ signal }) => readVideo(await ask((endpoints) => endpoints.demoVideo, signal)),
  });
  useFailureReport('demo video', query.error);
  return query;
};

export const useDemoDogs = () => {
  const query = useQuery({
    queryKey: [queryNames.dogImages],
    queryFn: async ({ signal }) => readDogs(await ask((endpoints) => endpoints.demoDogs, signal)),
  });
  useFailureReport('demo dogs', query.error);
  return query;
};

/** The sample pages of a demo dog; sends no request without an id. */
export const useSamplePages = (id: string | null) => {
  const query = useQuery({
    queryKey: [queryNames.generatedImages, id],
    queryFn: async ({ signal }) =>
      readPages(await ask((endpoints) => endpoints.demoImages(id ?? ''), signal)),
    enabled: id !== null && id !== '',
  });
  useFailureReport('sample pages', query.error);
  return query;
};
