import { CONTRACT_VERSION } from '@scribblepup/kernel';
import type { Stage } from '../federation';

/** The text that tells a visitor what happened, for each stage. */
export const words: Readonly<Record<Stage, string>> = {
  registry: 'The list of the parts of this site does not name this part, or could not be read.',
  off: 'This part of the site is switched off for a while.',
  origin: 'This part of the site comes from a place that this site does not trust.',
  manifest: 'This part of the site does not answer.',
  entry: 'This part of the site does not start.',
  contract: `This part of the site belongs to another version of it (this one speaks contract ${CONTRACT_VERSION}).`,
  screen: 'This screen could not be fetched.',
  render: 'Something went wrong while this screen was drawn.',
  slow: 'This part of the site takes too long to answer.',
};

/** Whether a retry may not help, because the browser keeps what it has until the page reloads. */
export const mayNeedReload = (stage: Stage, attempts: number): boolean =>
  attempts > 0 || stage === 'render' || stage === 'contract';
