import { lazy, Suspense } from 'react';
import type { RemoteModule } from '@scribblepup/kernel';

const Frame = lazy(() => import('./StandaloneFrame'));

/**
 * Renders a remote that runs standalone. Only the remote's bootstrap uses it; in the site, the
 * shell renders the remote.
 */
export const StandaloneApp = ({ remote }: { readonly remote: RemoteModule }) => (
  <Suspense>
    <Frame remote={remote} />
  </Suspense>
);
