import { runtimeConfig } from '../config/runtimeConfig';
import type { RemoteName } from '../remote/contract';

// Builds replace this; the kernel does not use Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export type AppName = RemoteName | 'shell';

/** Something that went wrong on a visitor's device. */
export interface Failure {
  /** The app in which it happened. */
  readonly remote: AppName;
  /** The stage that failed: a short word of that app, such as `manifest` or `save`. */
  readonly stage: string;
  /** Whatever was thrown. */
  readonly cause: unknown;
}

/** One page reports at most this many failures, each only once. */
export const MAX_REPORTS = 20;

const reported = new Set<string>();
const versions = new Map<AppName, string>();

/** Records which release of an app this page runs, for reports. */
export const setAppVersion = (app: AppName, version: string | undefined): void => {
  if (version) versions.set(app, version);
};

const nameOf = (cause: unknown): string =>
  (cause as Partial<Error> | null | undefined)?.name ?? 'unknown';

// Loaded on demand: most visits have no failure. If it does not load, report only the error's name.
const messageOf = (cause: unknown): Promise<string> =>
  import('./redactedMessage').then(
    ({ redactedMessage }) => redactedMessage(cause),
    () => nameOf(cause),
  );

const send = async (url: string, { remote, stage, cause }: Failure): Promise<void> => {
  const message = await messageOf(cause);
  const report = JSON.stringify({ stage, remote, version: versions.get(remote), message });
  if (reported.has(report) || reported.size >= MAX_REPORTS) return;
  reported.add(report);
  // A string is sent as text/plain, which another origin accepts without a preflight request.
  (navigator as Partial<Navigator>).sendBeacon?.(url, report);
};

/**
 * Receives every failure of the site. Logs it in development. If the operator set a report address,
 * sends stage, app, version and message there, and no visitor data. Ignores canceled work. Never
 * throws.
 */
export function reportFailure({ remote, stage, cause }: Failure): void {
  if (nameOf(cause) === 'AbortError') return;
  // oxlint-disable-next-line no-console -- developers read failures here; production builds drop it
  if (process.env.NODE_ENV === 'development') console.error(`${remote} failed: ${stage}`, cause);
  const { reportUrl } = runtimeConfig();
  if (reportUrl) void send(reportUrl, { remote, stage, cause });
}

/**
 * Creates a remote's `failureHandler`: `failureHandler('save')` returns a function that takes any
 * thrown value, and reports it as a failure of the app's stage `save`.
 */
export const createFailureHandler =
  (app: AppName) =>
  (stage: string) =>
  (cause: unknown): void =>
    reportFailure({ remote: app, stage, cause });
