import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PublicPath } from '@scribblepup/kernel/public-screens';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter } from '@scribblepup/kernel/router';
import AboutUs from './pages/AboutUs/AboutUs';
import DemoToExplore from './pages/DemoToExplore/DemoToExplore';
import GetStarted from './pages/GetStarted/GetStarted';
import GetStartedNext from './pages/GetStartedNext/GetStartedNext';
import Home from './pages/Home/Home';
import Subscription from './pages/Subscription/Subscription';

interface FirstScreen {
  readonly html: string;
  /** Name of the screen's chunk; its styles and script have the same name. */
  readonly chunk: string;
}

const screens: Readonly<Record<PublicPath, readonly [Screen: ComponentType, chunk: string]>> = {
  '/home': [Home, 'home'],
  '/home/demo-to-explore': [DemoToExplore, 'demo-to-explore'],
  '/home/subscription': [Subscription, 'subscription'],
  '/home/get-started-next': [GetStartedNext, 'get-started-next'],
  '/home/get-started': [GetStarted, 'get-started'],
  '/about-us': [AboutUs, 'about-us'],
};

const render = (path: string, Screen: ComponentType): string =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
    // Avoids duplicate ids: the surrounding frame counts its ids from the start, too.
    { identifierPrefix: 'screen-' },
  );

/**
 * Renders each public screen as it looks before any script has run; the server inserts it into the
 * page.
 */
const firstScreens = (): Readonly<Record<string, FirstScreen>> =>
  Object.fromEntries(
    Object.entries(screens).map(([path, [Screen, chunk]]) => [
      path,
      { html: render(path, Screen), chunk },
    ]),
  );

export default firstScreens;
