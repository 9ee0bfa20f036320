import type { Stage } from '../federation';

/** The message for visitors about a failure at each stage. */
export const failureMessages: Readonly<Record<Stage, string>> = {
  registry: 'This part of the site could not be found.',
  trust: 'This part of the site could not be checked, so it was not started.',
  off: 'This part of the site is switched off for a while.',
  origin: 'This part of the site is not available here.',
  manifest: 'This part of the site is not responding.',
  entry: 'This part of the site could not be started.',
  contract: 'This part of the site is being updated. Reload the page in a moment.',
  screen: 'This screen could not be loaded.',
  render: 'Something went wrong while showing this screen.',
  slow: 'This part of the site is taking too long to respond.',
};

/** Whether a retry may not help, because the browser keeps loaded code until the page reloads. */
export const mayNeedReload = (stage: Stage, attempts: number): boolean =>
  attempts > 0 || stage === 'render' || stage === 'contract';
