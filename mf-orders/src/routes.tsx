import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  { path: paths.orders, load: () => import('./pages/Orders/Orders') },
  { path: paths.order, load: () => import('./pages/Order/Order') },
];
