import type { FastifyBaseLogger } from 'fastify';
import type { Folders, ReleaseFolder } from './folders';
import { readRemoteRelease, type RemoteRelease } from './remoteRelease';

/** The releases of the remotes, by name. */
export type Remotes = ReadonlyMap<string, RemoteRelease>;

interface RemotesRead {
  readonly remotes: Remotes;
  /** False if a remote's current release cannot be used, and must be read again later. */
  readonly isComplete: boolean;
}

/**
 * Returns a function that reads the current releases of the remotes. Instead of a release that
 * cannot be used, it returns the last one of that remote that could, if that is still on disk, or
 * none. It logs each unusable release once.
 */
export const createRemotesReader = (
  dist: string,
  log: FastifyBaseLogger,
): ((folders: Folders) => Promise<RemotesRead>) => {
  const lastUsable = new Map<string, ReleaseFolder>();
  /** Paths of the unusable releases that were logged, by remote. */
  const logged = new Map<string, string>();

  const readUsable = async (
    name: string,
    release: ReleaseFolder,
  ): Promise<[isCurrent: boolean, remote: RemoteRelease | undefined]> => {
    try {
      const remote = await readRemoteRelease(dist, release);
      lastUsable.set(name, release);
      logged.delete(name);
      return [true, remote];
    } catch (error) {
      if (logged.get(name) !== release.path) {
        logged.set(name, release.path);
        log.error(error, `cannot use the release of the remote ${name} in ${release.path}`);
      }
      const previous = lastUsable.get(name);
      return [false, previous && (await readRemoteRelease(dist, previous).catch(() => undefined))];
    }
  };

  return async (folders) => {
    const remotes = new Map<string, RemoteRelease>();
    let isComplete = true;
    for (const [name, release] of folders.remotes) {
      const [isCurrent, remote] = await readUsable(name, release);
      if (remote) remotes.set(name, remote);
      isComplete &&= isCurrent;
    }
    return { remotes, isComplete };
  };
};
