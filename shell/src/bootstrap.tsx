import '@scribblepup/ui/styles.css';
import { onFailure, runtimeConfig } from '@scribblepup/kernel';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Again, watchEarly } from './early';
import './federation/provided';
import { siteLoader } from './federation/site';
import { record } from './federation/trace';
import { firstHtmlSeen } from './firstHtml';
import { watchForOverlay } from './overlay/watch';
import { whenIdle } from './whenIdle';

const FirstRender = ({ began }: { readonly began: number }) => {
  useLayoutEffect(() => record('shell', 'bootstrap', began), [began]);
  return null;
};

/**
 * Renders the site into the page. `arriving` is the request in flight for its first screen; `began`
 * is the time at which the shell's first line ran, in ms since the time origin.
 */
export async function start(arriving: Promise<unknown> | undefined, began: number): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root.');

  const config = runtimeConfig();
  await firstHtmlSeen(container, arriving);
  const early = watchEarly(container);
  const root = createRoot(container);
  // A transition renders in slices, so that the page still responds to taps and scrolling.
  startTransition(() =>
    root.render(
      <>
        <StrictMode>
          <App config={config} loader={siteLoader} />
        </StrictMode>
        <Again root={container} early={early} />
        <FirstRender began={began} />
      </>,
    ),
  );
  watchForOverlay(config);
  if (config.offline)
    whenIdle(() => {
      import('./offline/start')
        .then(({ startOffline }) => startOffline(config))
        .catch((cause: unknown) => onFailure({ remote: 'shell', stage: 'offline', cause }));
    });
}
