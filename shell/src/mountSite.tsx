import { reportFailure, type RuntimeConfig } from '@scribblepup/kernel';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { RepeatEarlyInput, watchEarlyInput } from './early';
import type { ScreenLoader } from './federation';
import { record } from './federation/trace';
import { firstHtmlSeen } from './firstHtml';
import { whenIdle } from './whenIdle';

const FirstRender = ({ began }: { readonly began: number }) => {
  useLayoutEffect(() => record('shell', 'bootstrap', began), [began]);
  return null;
};

interface Site {
  readonly config: RuntimeConfig;
  readonly loader: ScreenLoader;
  /** The request in flight for the first screen. */
  readonly arriving?: Promise<unknown> | undefined;
  /** When the shell's first line ran, in ms since the time origin. */
  readonly began: number;
}

/**
 * Renders the site into the page, and once the browser is idle, has the service worker store it.
 * @throws Error if the page has no element `#root`
 */
export const mountSite = async ({ config, loader, arriving, began }: Site): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root.');
  await firstHtmlSeen(container, arriving);
  const early = watchEarlyInput(container);
  const root = createRoot(container);
  // A transition renders in slices, so that the page still responds to taps and scrolling.
  startTransition(() =>
    root.render(
      <>
        <StrictMode>
          <App config={config} loader={loader} />
        </StrictMode>
        <RepeatEarlyInput root={container} early={early} />
        <FirstRender began={began} />
      </>,
    ),
  );
  if (config.offline)
    whenIdle(() => {
      import('./offline/start')
        .then(({ startOffline }) => startOffline(config))
        .catch((cause: unknown) => reportFailure({ remote: 'shell', stage: 'offline', cause }));
    });
};
