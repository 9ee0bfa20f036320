import { CONTRACT_VERSION, remoteNames, type RemoteName } from '@scribblepup/kernel/core';
import type { RegistryResult } from './registry';
import type { Policy, RegistryEntry } from './registryEntry';

/** Why an address cannot take a remote's place, or null if it can. */
export const overrideError = (
  address: string,
  base: string,
  origins: Policy['origins'],
): string | null => {
  // Any other text, even an empty one, would be relative to the registry.
  if (!/^(https?:\/)?\//.test(address) || !URL.canParse(address, base))
    return `"${address}" is not an address. An address begins with https://, http:// or /.`;
  const { origin } = new URL(address, base);
  if (!origins.includes(origin))
    return `This site runs no code from ${origin}. REMOTE_ORIGINS lists the origins that it allows.`;
  return null;
};

const entryAt = (address: string, base: string, origins: Policy['origins']): RegistryEntry => ({
  manifestUrl: URL.canParse(address, base) ? new URL(address, base).href : address,
  contract: CONTRACT_VERSION,
  version: 'override',
  isTrusted: overrideError(address, base, origins) === null,
});

/**
 * A registry in which this tab's overrides replace releases. Overrides need no hash, because a
 * developer chose them, but their origin must be allowed.
 */
export const withOverrides = (
  result: RegistryResult,
  overrides: Readonly<Partial<Record<RemoteName, string>>>,
  base: string,
  origins: Policy['origins'],
): RegistryResult => {
  const chosen = remoteNames.flatMap((name) => {
    const address = overrides[name];
    return address === undefined ? [] : [[name, entryAt(address, base, origins)] as const];
  });
  if (chosen.length === 0) return result;
  return { ok: true, registry: new Map([...(result.ok ? result.registry : []), ...chosen]) };
};
