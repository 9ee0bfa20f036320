import { isManifest } from '@scribblepup/kernel/release';
import { findInvalidPath } from '@scribblepup/kernel/schema';
import { errorMessage } from './failure';
import { timeoutSignal } from './timeoutSignal';
import { DOWNLOAD_TIMEOUT_MS } from './timing';
import { resolveInFolder } from './trust/address';

/** The part of a remote's build manifest that the shell uses. */
export interface Manifest {
  readonly entryUrl: string;
  /** Scripts that the entry will request next. */
  readonly scripts: readonly { readonly url: string; readonly integrity: string }[];
}

export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

const resolveFile = (address: string, base: string): string => {
  try {
    return resolveInFolder(address, base);
  } catch (cause) {
    throw new ManifestError(errorMessage(cause), { cause });
  }
};

/**
 * Reads a manifest from its JSON.
 * @param base the manifest's own address
 * @throws ManifestError if it is not a manifest, or names files outside its folder
 */
export const parseManifest = (json: unknown, base: string): Manifest => {
  if (!isManifest(json)) {
    throw new ManifestError(
      `${base} is not a manifest: see ${findInvalidPath(isManifest, json) ?? ''}`,
    );
  }
  const { name, path = '' } = json.metaData.remoteEntry;
  const exposed = json.exposes.find((candidate) => candidate.path === './remote');
  const { sync = [], integrity = [] } = exposed?.assets.js ?? {};
  return {
    entryUrl: resolveFile(`${path}${name}`, base),
    scripts: sync.map((script, index) => ({
      url: resolveFile(script, base),
      integrity: integrity[index] ?? '',
    })),
  };
};

/**
 * Fetches and reads a manifest.
 * @param integrity the hash that it must have
 * @throws ManifestError if it is missing or not a manifest; a TypeError if its hash differs; a
 * TimeoutError if it takes too long.
 */
export async function fetchManifest(url: string, integrity = ''): Promise<Manifest> {
  const response = await fetch(url, {
    cache: 'no-cache',
    integrity,
    redirect: 'error',
    signal: timeoutSignal(url, DOWNLOAD_TIMEOUT_MS),
  });
  const type = response.headers.get('content-type') ?? '';
  // Some servers return their HTML page for every unknown address, which is not a manifest.
  if (!response.ok || !type.includes('json'))
    throw new ManifestError(`${url} responded with ${response.status} ${type}`);
  const json: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  return parseManifest(json, url);
}
