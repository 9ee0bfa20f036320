import { remoteNames, type RemoteName } from '@scribblepup/kernel/core';
import { errorMessage, type Inspection, type Span } from '../federation';

/** One remote as the overlay shows it. */
export interface RemoteRow {
  readonly remote: RemoteName;
  readonly version: string;
  readonly contract: string;
  readonly origin: string;
  readonly state: string;
  /** This tab's override, if there is one. */
  readonly override?: string;
  /** Its steps, each with its latest time. */
  readonly steps: readonly Span[];
}

const UNKNOWN = '–';

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;

const stateOf = (remote: RemoteName, { registry, states }: Inspection): string => {
  const state = states.get(remote);
  if (state === 'loading') return 'loading';
  if (state === 'ready') return 'ready';
  if (state) return `failed at ${state.stage}: ${errorMessage(state.cause)}`;
  const off = registry?.ok ? registry.registry.get(remote)?.off : undefined;
  return off === undefined ? 'not asked for yet' : `switched off: ${off}`;
};

/** The last span of each step of an app, in the order in which they ended. */
const lastSteps = (spans: readonly Span[], app: Span['app']): Span[] =>
  [
    ...new Map(spans.filter((span) => span.app === app).map((span) => [span.step, span])).values(),
  ].sort((a, b) => a.start + a.duration - (b.start + b.duration));

/** One row for each remote. */
export const remoteRows = (
  inspection: Inspection,
  spans: readonly Span[],
  overrides: Readonly<Partial<Record<RemoteName, string>>>,
): RemoteRow[] =>
  remoteNames.map((remote) => {
    const { registry } = inspection;
    const entry = registry?.ok ? registry.registry.get(remote) : undefined;
    const override = overrides[remote];
    return {
      remote,
      version: entry?.version ?? UNKNOWN,
      contract: entry?.contract ?? UNKNOWN,
      origin: entry ? originOf(entry.manifestUrl) : UNKNOWN,
      state: stateOf(remote, inspection),
      steps: lastSteps(spans, remote),
      ...(override !== undefined && { override }),
    };
  });

/** The shell's own steps: its start, its first render and the registry. */
export const shellSteps = (spans: readonly Span[]): Span[] => lastSteps(spans, 'shell');

/** A time as people read it, such as `12.3 ms`. */
export const formatMs = (duration: number): string => `${duration.toFixed(1)} ms`;
