import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  { path: paths.home, load: () => import('./pages/Home/Home') },
  { path: paths.demoToExplore, load: () => import('./pages/DemoToExplore/DemoToExplore') },
  { path: paths.subscription, load: () => import('./pages/Subscription/Subscription') },
  { path: paths.getStartedNext, load: () => import('./pages/GetStartedNext/GetStartedNext') },
  { path: paths.homeGetStarted, load: () => import('./pages/GetStarted/GetStarted') },
  { path: paths.aboutUs, load: () => import('./pages/AboutUs/AboutUs') },
];
