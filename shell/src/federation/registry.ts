import {
  writeLastRegistry,
  readLastRegistry,
  reportFailure,
  remoteNames,
  type RemoteName,
} from '@scribblepup/kernel/core';
import { REGISTRY_VERSION } from '@scribblepup/kernel/release';
import { isObject } from '@scribblepup/kernel/schema';
import { errorMessage, type Stage } from './failure';
import { parseEntry, type Policy, type RegistryEntry } from './registryEntry';
import { timeoutSignal } from './timeoutSignal';
import { checkSerial } from './trust/serial';

export type Registry = ReadonlyMap<RemoteName, RegistryEntry>;
export type RegistryResult =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly reason: string; readonly stage?: Stage };

/**
 * Reads the remotes that this shell can use from the registry. An unknown or malformed remote is
 * left out, so that it does not affect the others.
 */
export function parseRegistry(value: unknown, base: string, policy: Policy): RegistryResult {
  if (!isObject(value) || !isObject(value.remotes))
    return { ok: false, reason: 'the registry has no list of remotes' };
  if (value.version !== REGISTRY_VERSION) {
    return {
      ok: false,
      reason: `the registry has version ${String(value.version)}, not ${REGISTRY_VERSION}`,
    };
  }
  const { remotes } = value;
  const entries = remoteNames.flatMap((name) => {
    const entry = parseEntry(remotes[name], base, policy);
    return entry ? [[name, entry] as const] : [];
  });
  return { ok: true, registry: new Map(entries) };
}

// Only sites with keys need this code. If it does not load, they refuse the registry.
const signatures = () => import(/* webpackChunkName: "trust" */ './trust/signature');

/** @param isStored true for the device's own copy, whose serial was checked when it was stored */
const read = async (
  text: string,
  base: string,
  policy: Policy,
  isStored = false,
): Promise<RegistryResult> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `the registry cannot be read: ${errorMessage(error)}` };
  }
  const result = parseRegistry(value, base, policy);
  if (!result.ok) return result;
  try {
    if (policy.keys.length > 0) {
      const { checkSignature } = await signatures();
      await checkSignature(text, policy.keys);
    }
    // The next registry may have been seen but not stored, if storage was full.
    if (!isStored) await checkSerial(value, text, base, policy.keys);
    return result;
  } catch (error) {
    return { ok: false, reason: errorMessage(error), stage: 'trust' };
  }
};

const fetchCurrent = async (
  url: string,
  base: string,
  timeoutMs: number,
  policy: Policy,
): Promise<RegistryResult> => {
  try {
    const response = await fetch(url, {
      // A redirect may lead to a different owner, who must not decide which code runs here.
      redirect: 'error',
      signal: timeoutSignal(url, timeoutMs),
    });
    if (!response.ok)
      return { ok: false, reason: `the registry responded with ${response.status}` };
    const text = await response.text();
    const result = await read(text, base, policy);
    if (result.ok) writeLastRegistry(text);
    return result;
  } catch (error) {
    return { ok: false, reason: `the registry cannot be read: ${errorMessage(error)}` };
  }
};

/**
 * Fetches the registry. Refuses one with a lower serial than one seen before, or without a
 * signature that the operator requires. Falls back to the last usable one, so that releases do not
 * change. Failures are returned, never thrown.
 */
export async function fetchRegistry(
  url: string,
  timeoutMs: number,
  policy: Policy,
): Promise<RegistryResult> {
  const base = new URL(url, document.baseURI).href;
  // Fetch this code in parallel with the registry. If it fails, reading the registry reports it.
  if (policy.keys.length > 0) signatures().catch(() => undefined);
  const result = await fetchCurrent(url, base, timeoutMs, policy);
  if (result.ok) return result;
  const stored = readLastRegistry();
  const fallback = stored === null ? result : await read(stored, base, policy, true);
  if (!fallback.ok) return result;
  // The site continues with the last registry, so nothing else reports this failure.
  reportFailure({ remote: 'shell', stage: result.stage ?? 'registry', cause: result.reason });
  return fallback;
}
