import { reportFailure } from '@scribblepup/kernel/core';
import { renderStartFailure } from './renderStartFailure';

/** Shows that the site's own code did not arrive, and reports why. */
export function showStartFailure(cause: unknown): void {
  reportFailure({ remote: 'shell', stage: 'start', cause });
  renderStartFailure();
}
