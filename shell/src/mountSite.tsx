import { reportFailure, type RuntimeConfig } from '@scribblepup/kernel';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { ReplayEarlyInput, watchEarlyInput } from './earlyInput';
import { recordStep, type ScreenLoader } from './federation';
import { waitForFirstScreen } from './waitForFirstScreen';
import { whenIdle } from './whenIdle';

const RecordFirstRender = ({ startedAt }: { readonly startedAt: number }) => {
  useLayoutEffect(() => recordStep('shell', 'bootstrap', startedAt), [startedAt]);
  return null;
};

interface MountOptions {
  readonly config: RuntimeConfig;
  readonly loader: ScreenLoader;
  /** The request in flight for the first screen. */
  readonly firstLoad?: Promise<unknown> | undefined;
  /** When the shell's first line ran, in ms since the time origin. */
  readonly startedAt: number;
}

/**
 * Renders the site into the page, and once the browser is idle, has the service worker store it.
 * @throws Error if the page has no element `#root`
 */
export const mountSite = async ({
  config,
  loader,
  firstLoad,
  startedAt,
}: MountOptions): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root.');
  await waitForFirstScreen(container, firstLoad);
  const stopWatching = watchEarlyInput(container);
  const root = createRoot(container);
  // A transition renders in slices, so that the page still responds to taps and scrolling.
  startTransition(() =>
    root.render(
      <>
        <StrictMode>
          <App config={config} loader={loader} />
        </StrictMode>
        <ReplayEarlyInput root={container} stopWatching={stopWatching} />
        <RecordFirstRender startedAt={startedAt} />
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
