import { reportFailure, type RuntimeConfig } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { Toaster } from '@scribblepup/ui';
import { useState } from 'react';
import type { ScreenLoader } from './federation';
import { ErrorScreen } from './pages/ErrorScreen';
import { LoaderProvider } from './remote/LoaderContext';
import { ScreenBoundary } from './remote/ScreenBoundary';
import { SiteRoutes } from './SiteRoutes';

interface AppProps {
  readonly config: Pick<RuntimeConfig, 'basePath'>;
  readonly loader: ScreenLoader;
}

const report = (cause: unknown): void => reportFailure({ remote: 'shell', stage: 'render', cause });

/** The whole site, except the remotes' screens. */
export const App = ({ config, loader }: AppProps) => {
  const [queries] = useState(createQueryClient);
  return (
    <ScreenBoundary fallback={() => <ErrorScreen />} onError={report}>
      <QueryClientProvider client={queries}>
        <LoaderProvider value={loader}>
          <BrowserRouter basename={config.basePath}>
            <SiteRoutes basePath={config.basePath} />
          </BrowserRouter>
          <Toaster />
        </LoaderProvider>
      </QueryClientProvider>
    </ScreenBoundary>
  );
};
