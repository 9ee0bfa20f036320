import { remoteNames, type RemoteName } from '@scribblepup/kernel/core';
import { reasonOf } from './failure';

/** What the server says of one remote. */
export interface RegistryEntry {
  /** Absolute address of the remote's manifest. */
  readonly manifestUrl: string;
  /** The contract the remote was built against. */
  readonly contract: string;
}

export type Registry = ReadonlyMap<RemoteName, RegistryEntry>;
export type RegistryResult =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly reason: string };

const REGISTRY_VERSION = 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entryOf = (value: unknown, base: string): RegistryEntry | undefined => {
  if (!isRecord(value) || typeof value.entry !== 'string' || typeof value.contract !== 'string') return undefined;
  if (value.entry === '' || !URL.canParse(value.entry, base)) return undefined;
  const { href, protocol } = new URL(value.entry, base);
  return /^https?:$/.test(protocol) ? { manifestUrl: href, contract: value.contract } : undefined;
};

/**
 * Takes from the registry what this shell can use. A remote that is unknown here or badly described
 * is left out, so that it costs nobody but itself.
 */
export function parseRegistry(value: unknown, base: string): RegistryResult {
  if (!isRecord(value) || !isRecord(value.remotes)) return { ok: false, reason: 'the registry has no list of remotes' };
  if (value.version !== REGISTRY_VERSION) {
    return { ok: false, reason: `the registry has version ${String(value.version)}, not ${REGISTRY_VERSION}` };
  }
  const { remotes } = value;
  const entries = remoteNames.flatMap((name) => {
    const entry = entryOf(remotes[name], base);
    return entry ? [[name, entry] as const] : [];
  });
  return { ok: true, registry: new Map(entries) };
}

/** Asks for the registry. What goes wrong is returned, never thrown. */
export async function fetchRegistry(url: string, timeoutMs: number): Promise<RegistryResult> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return { ok: false, reason: `the registry answered ${response.status}` };
    return parseRegistry(await response.json(), new URL(url, document.baseURI).href);
  } catch (error) {
    return { ok: false, reason: `the registry cannot be read: ${reasonOf(error)}` };
  }
}
