import { lazy, Suspense } from 'react';
import type { RemoteModule } from '@scribblepup/kernel';

const Frame = lazy(() => import('./StandaloneFrame'));

/** What a remote's bootstrap renders when it runs alone; in the site the shell does all of it. */
export const StandaloneApp = ({ remote }: { readonly remote: RemoteModule }) => (
  <Suspense>
    <Frame remote={remote} />
  </Suspense>
);
