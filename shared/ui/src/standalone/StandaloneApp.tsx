import { lazy, Suspense } from 'react';
import type { RemoteModule } from '@scribblepup/kernel';

const Frame = lazy(() => import('./StandaloneFrame'));

/**
 * Rendered by a remote's bootstrap when it runs standalone; in the site, the shell does all of it.
 */
export const StandaloneApp = ({ remote }: { readonly remote: RemoteModule }) => (
  <Suspense>
    <Frame remote={remote} />
  </Suspense>
);
