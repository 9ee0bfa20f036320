import '../styles/index.css';
import { lazy, Suspense, useState } from 'react';
import type { RemoteModule } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { BrowserRouter, NavLink, Navigate, Route, Routes } from '@scribblepup/kernel/router';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { Screen } from '../components/Screen/Screen';
import { Spinner } from '../components/Spinner/Spinner';
import { Toaster } from '../toasts/Toaster';
import css from './StandaloneFrame.module.css';

/** Provides router, queries, styles, messages and a plain list of the remote's screens. */
const StandaloneFrame = ({ remote }: { readonly remote: RemoteModule }) => {
  const [client] = useState(createQueryClient);
  const [screens] = useState(() =>
    remote.routes.map(({ path, load }) => ({ path, Page: lazy(load) })),
  );
  const entries = screens.filter(({ path }) => !path.includes(':'));
  const first = entries[0]?.path;

  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <header className={css.bar}>
          <strong>{`mf-${remote.name}`}</strong>
          <nav className={css.links} aria-label="Screens">
            {entries.map(({ path }) => (
              <NavLink key={path} to={path} end>
                {path}
              </NavLink>
            ))}
          </nav>
        </header>
        <main>
          <Suspense fallback={<Spinner label="Loading" />}>
            <Routes>
              {first && <Route path="/" element={<Navigate to={first} replace />} />}
              {screens.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </Suspense>
        </main>
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

const Elsewhere = () => (
  <Screen title="Another remote">
    <EmptyState
      title="Not part of this remote"
      text="This address is served by another remote of the site."
    />
  </Screen>
);

export default StandaloneFrame;
