import type { Span } from '../federation';
import type { SharedModule } from '../federation/overlayApi';
import { formatMs, type RemoteRow } from './remoteRows';

const stepsAsText = (steps: readonly Span[]): string =>
  steps
    .map(
      ({ step, duration, error }) => `${step} ${formatMs(duration)}${error ? ` (${error})` : ''}`,
    )
    .join(', ');

/** Everything that the overlay shows, as plain text for a message to another developer. */
export const overlayAsText = (
  address: string,
  shell: readonly Span[],
  remotes: readonly RemoteRow[],
  modules: readonly SharedModule[],
): string =>
  [
    `Federation of ${address}`,
    `shell: ${stepsAsText(shell)}`,
    ...remotes.map(({ remote, version, contract, origin, state, override, steps }) =>
      [
        `${remote}: ${version}, contract ${contract}, ${origin}, ${state}`,
        override === undefined ? '' : `  override: ${override}`,
        steps.length > 0 ? `  ${stepsAsText(steps)}` : '',
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    'shared:',
    ...modules.map(
      ({ name, version, from, usedBy, isLoaded }) =>
        `  ${name} ${version} from ${from}${isLoaded ? '' : ', not loaded'}, used by ${usedBy.join(', ') || 'nobody'}`,
    ),
  ].join('\n');
