import { Suspense, lazy } from 'react';
import { configure, render } from '@testing-library/react';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@scribblepup/kernel/router';
import { Toaster } from '@scribblepup/ui';
import { routes } from '../routes';

// A busy machine may need a while to load a screen.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

const pages = routes.map(({ path, load }) => ({ path, Page: lazy(load) }));

// Any other address: where it is, and what was passed on to it.
const Elsewhere = () => {
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: unknown };
  return <p>{`at ${pathname} with ${JSON.stringify(state)}`}</p>;
};

/** The remote's screens as the site shows them, opened at an address with navigation state. */
export const renderScreens = (pathname: string, state?: unknown) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname, state }]}>
        <Suspense fallback="loading">
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
