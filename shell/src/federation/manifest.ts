import { timeLimit } from './timeLimit';
import { REQUEST_TIMEOUT_MS } from './timing';

/** The part of a remote's build manifest that the shell uses. */
export interface Manifest {
  readonly entryUrl: string;
  /** Scripts that the entry will ask for next. */
  readonly scripts: readonly string[];
}

export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

interface ManifestJson {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path?: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

/**
 * Reads a manifest from its JSON.
 * @param base the manifest's own address
 * @throws ManifestError or TypeError when it is not a manifest
 */
export const parseManifest = (json: ManifestJson, base: string): Manifest => {
  const { name, path = '' } = json.metaData.remoteEntry;
  if (typeof name !== 'string' || name === '')
    throw new ManifestError('the manifest names no entry');
  const exposed = json.exposes.find((candidate) => candidate.path === './remote');
  const scripts = exposed?.assets.js.sync ?? [];
  return {
    entryUrl: new URL(`${path}${name}`, base).href,
    scripts: scripts.map((script) => new URL(script, base).href),
  };
};

/**
 * Fetches and reads a manifest.
 * @throws ManifestError when it is missing or not a manifest; a TimeoutError when it takes too
 * long.
 */
export async function fetchManifest(url: string): Promise<Manifest> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: timeLimit(url, REQUEST_TIMEOUT_MS),
  });
  const type = response.headers.get('content-type') ?? '';
  // Some servers answer every unknown address with their HTML page, which is not a manifest.
  if (!response.ok || !type.includes('json'))
    throw new ManifestError(`${url} answered ${response.status} ${type}`);
  try {
    return parseManifest((await response.json()) as ManifestJson, url);
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError
      ? new ManifestError(`${url} is no manifest`)
      : error;
  }
}
