import { paths, type RemoteRoute } from '@scribblepup/kernel';

// The chunks have names so that the page can request a screen's files before the first script runs.
export const routes: readonly RemoteRoute[] = [
  { path: paths.home, load: () => import(/* webpackChunkName: "home" */ './pages/Home/Home') },
  {
    path: paths.demoToExplore,
    load: () =>
      import(/* webpackChunkName: "demo-to-explore" */ './pages/DemoToExplore/DemoToExplore'),
  },
  {
    path: paths.subscription,
    load: () => import(/* webpackChunkName: "subscription" */ './pages/Subscription/Subscription'),
  },
  {
    path: paths.getStartedNext,
    load: () =>
      import(/* webpackChunkName: "get-started-next" */ './pages/GetStartedNext/GetStartedNext'),
  },
  {
    path: paths.homeGetStarted,
    load: () => import(/* webpackChunkName: "get-started" */ './pages/GetStarted/GetStarted'),
  },
  {
    path: paths.aboutUs,
    load: () => import(/* webpackChunkName: "about-us" */ './pages/AboutUs/AboutUs'),
  },
];
