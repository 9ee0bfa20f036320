import { lazy, Suspense } from 'react';
import { render, screen, type RenderResult } from '@testing-library/react';
import type { RemoteRoute } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter, Route, Routes, useLocation } from '@scribblepup/kernel/router';
import { Toaster } from '../toasts/Toaster';

/** An address, with optional navigation state. */
type Entry = string | { readonly pathname: string; readonly state: unknown };

const Address = () => {
  const { pathname, search, state } = useLocation();
  return (
    <output aria-label="Address">
      {JSON.stringify({ pathname: pathname + search, state: state as unknown })}
    </output>
  );
};

/** Returns the visitor's address and the navigation state from the previous screen. */
export const currentLocation = (): unknown =>
  JSON.parse(screen.getByLabelText('Address').textContent);

/**
 * Returns a function that opens a remote's screens in a separate router, at the last entry, and
 * resolves when the heading is displayed.
 */
export const createScreenRenderer = (routes: readonly RemoteRoute[]) => {
  const pages = routes.map(({ path, load }) => ({ path, Page: lazy(load) }));

  return async (...entries: Entry[]): Promise<RenderResult> => {
    const rendered = render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={entries}>
          <Suspense>
            <Routes>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Address />
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
    return rendered;
  };
};
