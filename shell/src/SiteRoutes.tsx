import { paths } from '@scribblepup/kernel';
import { Navigate, Route, Routes } from '@scribblepup/kernel/router';
import { useDocumentTitle } from './effects/useDocumentTitle';
import { useFocusOnNavigation } from './effects/navigationFocus';
import { usePreloadOnIntent } from './effects/usePreloadOnIntent';
import { useScrollOnNavigation } from './effects/useScrollOnNavigation';
import { useRedirectOnSessionEnd } from './effects/useRedirectOnSessionEnd';
import { Guard } from './guards/Guard';
import { AuthLayout } from './layouts/AuthLayout';
import { Layout } from './layouts/Layout';
import { NotFound } from './pages/NotFound';
import { RemoteScreen } from './remote/RemoteScreen';
import { allScreens, type FoundScreen } from './screens/findScreen';

interface SiteRoutesProps {
  readonly basePath: string;
}

// The key gives each screen its own state, so failures and attempts do not carry over.
const route = (screen: FoundScreen) => (
  <Route
    key={screen.path}
    path={screen.path}
    element={
      <Guard kind={screen.guard ?? 'open'}>
        <RemoteScreen key={screen.path} screen={screen} />
      </Guard>
    }
  />
);

/** Every address of the site in its layout, behind its guard. */
export const SiteRoutes = ({ basePath }: SiteRoutesProps) => {
  useDocumentTitle();
  useFocusOnNavigation();
  useScrollOnNavigation();
  useRedirectOnSessionEnd();
  usePreloadOnIntent(basePath);

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      <Route element={<Layout />}>
        <Route element={<AuthLayout />}>
          {allScreens.filter(({ layout }) => layout === 'auth').map(route)}
        </Route>
        {allScreens.filter(({ layout }) => layout !== 'auth').map(route)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
};
