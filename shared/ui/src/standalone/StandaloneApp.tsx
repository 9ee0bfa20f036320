import { lazy, Suspense } from 'react';
import type { RemoteModule } from '@scribblepup/kernel';

const Frame = lazy(() => import('./StandaloneFrame'));

/** The bootstrap of a remote that runs standalone renders it; in the site, the shell does this. */
export const StandaloneApp = ({ remote }: { readonly remote: RemoteModule }) => (
  <Suspense>
    <Frame remote={remote} />
  </Suspense>
);
