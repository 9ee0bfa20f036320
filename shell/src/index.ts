import { setAppVersion } from '@scribblepup/kernel/core';
import { isObject } from '@scribblepup/kernel/schema';
import { recordStep } from './federation/trace';
import { siteLoader } from './federation/siteLoader';
import { nextTask } from './nextTask';
import { firstScreen } from './firstScreen';
import { showStartFailure } from './startFailure';

recordStep('shell', 'start', 0);
const startedAt = performance.now();

// A release's scripts are in a folder with the name of its version; a local build's are not.
const { src } = document.currentScript as HTMLScriptElement;
setAppVersion('shell', /\/shell\/(.+?)\//.exec(src)?.[1]);

// Fetch the first screen's remote in parallel with React. The router keeps navigation state under
// `usr`.
const historyState: unknown = window.history.state;
const { usr: state } = isObject(historyState) ? historyState : {};
const first = firstScreen(window.location.pathname, state);
const firstLoad = first && siteLoader.load(first);

/** Starts the site in short tasks, each of which a slow phone finishes before a visitor notices. */
const startSite = async (): Promise<void> => {
  await nextTask();
  // Compile the libraries in a separate task.
  await import('react');
  await nextTask();
  // Module Federation can resolve shared modules only after an asynchronous import.
  const { start } = await import('./bootstrap');
  await nextTask();
  await start(firstLoad, startedAt);
};

startSite().catch(showStartFailure);
