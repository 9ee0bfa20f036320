import { remoteNames, remotePaths, type Path, type RemoteName } from '@scribblepup/kernel';
import { matchPath } from '@scribblepup/kernel/router';
import { screens, type Screen } from './screens';

export interface FoundScreen extends Screen {
  readonly path: Path;
  readonly remote: RemoteName;
}

export const allScreens: readonly FoundScreen[] = remoteNames.flatMap((remote) =>
  remotePaths[remote].map((path) => ({ ...screens[path], path, remote })),
);

// A fixed path takes precedence over a path with a parameter that matches too.
const bySpecificity = [...allScreens].sort(
  (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
);

/** The screen that an address (without the base path) shows, if any. */
export const findScreen = (pathname: string): FoundScreen | undefined =>
  bySpecificity.find(({ path }) => matchPath(path, pathname) !== null);
