import { render } from '@testing-library/react';
import type { Path } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@scribblepup/kernel/router';
import { Toaster } from '@scribblepup/ui';
import { lazy, Suspense } from 'react';
import { routes } from '../routes';

const Elsewhere = () => <p>{`Now at ${useLocation().pathname}`}</p>;
const screens = routes.map(({ path, load }) => ({ path, Page: lazy(load) }));

/**
 * Opens a screen like a visitor, among all screens of this remote. At any other address, the
 * address itself is displayed.
 */
export const open = (path: Path) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback="Loading the screen">
          <Routes>
            {screens.map(({ path: screen, Page }) => (
              <Route key={screen} path={screen} element={<Page />} />
            ))}
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
