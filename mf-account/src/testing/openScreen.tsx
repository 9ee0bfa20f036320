import { lazy, Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from '@scribblepup/kernel/router';
import { Toaster } from '@scribblepup/ui';
import { routes } from '../routes';

const screens = routes.map(({ path, load }) => ({ path, Page: lazy(load) }));

const Address = () => {
  const { pathname, state } = useLocation();
  return <output aria-label="Address">{JSON.stringify({ pathname, state: state as unknown })}</output>;
};

/** Where the visitor stands, and what the screen before handed over. */
export const address = (): unknown => JSON.parse(screen.getByLabelText('Address').textContent);

/** Opens this remote's screens in a router of their own; gives when the first one shows. */
export async function openScreen(...entries: (string | { pathname: string; state: unknown })[]): Promise<void> {
  render(
    <MemoryRouter initialEntries={entries}>
      <Suspense>
        <Routes>
          {screens.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <Address />
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
}
