import { render } from '@testing-library/react';
import type { Path } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@scribblepup/kernel/router';
import { Toaster } from '@scribblepup/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { routes } from '../routes';

const LocationDisplay = () => <p>{`Now at ${useLocation().pathname}`}</p>;
const screens = routes.map(({ path, load }) => ({ path, Page: lazy(load) }));

/** A stand-in for the browser's Back button. */
export const BrowserBack = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Browser back</button>;
};

/**
 * Opens a screen like a visitor, among all screens of this remote. At any other address, the
 * address itself is displayed. `extra` is shown next to every screen.
 */
export const openScreen = (path: Path, extra?: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Suspense fallback="Loading the screen">
            <Routes>
              {screens.map(({ path: screen, Page }) => (
                <Route key={screen} path={screen} element={<Page />} />
              ))}
              <Route path="*" element={<LocationDisplay />} />
            </Routes>
          </Suspense>
        </main>
        {extra}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
