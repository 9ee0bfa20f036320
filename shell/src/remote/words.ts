import { CONTRACT_VERSION } from '@scribblepup/kernel';
import type { Stage } from '../federation';

/** What a visitor reads for each stage: what happened, in words for a person. */
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

/** Where trying again may not be enough, because the browser keeps what it has until the page is loaded anew. */
export const mayNeedReload = (stage: Stage, attempts: number): boolean =>
  attempts > 0 || stage === 'render' || stage === 'contract';
