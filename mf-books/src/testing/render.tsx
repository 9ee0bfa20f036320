import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@scribblepup/kernel/router';
import type { Path } from '@scribblepup/kernel';
import { Toaster } from '@scribblepup/ui';

/**
 * Shows the visitor's address and the navigation state from the previous screen. A button stands in
 * for the browser's Back.
 */
const LocationDisplay = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => void navigate(-1)}>Back in the browser</button>
    </>
  );
};

interface ScreenOptions {
  /** The route that the screen is mounted on. */
  readonly path: Path;
  /** The address that the screen is opened at; the route itself by default. */
  readonly at?: string;
  readonly state?: unknown;
}

/**
 * Renders a screen as the shell does, with a router, queries and messages. Every other address
 * displays only itself.
 */
export const renderScreen = (Screen: ComponentType, { path, at = path, state }: ScreenOptions) => {
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: at, state }]}>
        <Routes>
          <Route path={path} element={<Screen />} />
          <Route path="*" element={<LocationDisplay />} />
        </Routes>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user };
};

/** Waits until the visitor is at another address. */
export const waitForAddress = (pathname: string): Promise<HTMLElement> =>
  screen.findByText(`at ${pathname}`);
