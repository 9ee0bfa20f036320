import { keepRegistry, keptRegistry, remoteNames, type RemoteName } from '@scribblepup/kernel/core';
import { reasonOf } from './failure';
import { entryOf, isRecord, type Policy, type RegistryEntry } from './registryEntry';
import { timeLimit } from './timeLimit';

export type Registry = ReadonlyMap<RemoteName, RegistryEntry>;
export type RegistryResult =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly reason: string };

const REGISTRY_VERSION = 1;

/**
 * Reads the remotes that this shell can use from the registry. An unknown or malformed remote is
 * left out, so that it does not affect the others.
 */
export function parseRegistry(value: unknown, base: string, policy: Policy): RegistryResult {
  if (!isRecord(value) || !isRecord(value.remotes))
    return { ok: false, reason: 'the registry has no list of remotes' };
  if (value.version !== REGISTRY_VERSION) {
    return {
      ok: false,
      reason: `the registry has version ${String(value.version)}, not ${REGISTRY_VERSION}`,
    };
  }
  const { remotes } = value;
  const entries = remoteNames.flatMap((name) => {
    const entry = entryOf(remotes[name], base, policy);
    return entry ? [[name, entry] as const] : [];
  });
  return { ok: true, registry: new Map(entries) };
}

const read = (text: string, base: string, policy: Policy): RegistryResult => {
  try {
    return parseRegistry(JSON.parse(text), base, policy);
  } catch (error) {
    return { ok: false, reason: `the registry cannot be read: ${reasonOf(error)}` };
  }
};

const ask = async (
  url: string,
  base: string,
  timeoutMs: number,
  policy: Policy,
): Promise<RegistryResult> => {
  try {
    const response = await fetch(url, { signal: timeLimit(url, timeoutMs) });
    if (!response.ok) return { ok: false, reason: `the registry answered ${response.status}` };
    const text = await response.text();
    const result = read(text, base, policy);
    if (result.ok) keepRegistry(text);
    return result;
  } catch (error) {
    return { ok: false, reason: `the registry cannot be read: ${reasonOf(error)}` };
  }
};

/**
 * Fetches the registry. If that fails, falls back to the last usable one, so releases stay as they
 * were. Failures are returned, never thrown.
 */
export async function fetchRegistry(
  url: string,
  timeoutMs: number,
  policy: Policy,
): Promise<RegistryResult> {
  const base = new URL(url, document.baseURI).href;
  const result = await ask(url, base, timeoutMs, policy);
  if (result.ok) return result;
  const kept = keptRegistry();
  const before = kept === null ? result : read(kept, base, policy);
  return before.ok ? before : result;
}
