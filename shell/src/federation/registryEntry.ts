import { isCanary, isRemotePointer, type ReleaseTarget } from '@scribblepup/kernel/release';
import { isObject } from '@scribblepup/kernel/schema';
import { escapesFolder } from './trust/address';

/** One remote as the registry describes it. */
export interface RegistryEntry {
  /** Absolute address of the remote's manifest. */
  readonly manifestUrl: string;
  /** The contract the remote was built against. */
  readonly contract: string;
  /** The hash that the entry's script must have. */
  readonly integrity?: string;
  /** The hash that the manifest must have. */
  readonly manifestIntegrity?: string;
  /** The hash of the list with the hashes of all its files. */
  readonly filesIntegrity?: string;
  /** False if it comes from an origin or a folder that this site does not allow. */
  readonly isTrusted: boolean;
  /** The reason why this site refuses it: a missing hash. */
  readonly refusalReason?: string;
  /** Its release, for failure reports. */
  readonly version: string;
  /** The reason why it is switched off. */
  readonly off?: string;
}

/** Decides where remotes may come from, and which release this visitor gets. */
export interface Policy {
  /** Origins from which remotes may come. */
  readonly origins: readonly string[];
  /** Public keys, one of which must have signed the registry; empty if no signature is needed. */
  readonly keys: readonly string[];
  /** This visitor's number, 0 to 99; called only when a canary runs. */
  readonly share: () => number;
}

type Target = Omit<RegistryEntry, 'off'>;

const parseTarget = (
  { entry, contract, integrity, manifestIntegrity, filesIntegrity, version }: ReleaseTarget,
  base: string,
  { origins }: Policy,
): Target | undefined => {
  if (!URL.canParse(entry, base)) return undefined;
  const { href, protocol, origin } = new URL(entry, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  return {
    manifestUrl: href,
    contract,
    version,
    isTrusted: origins.includes(origin) && !escapesFolder(entry, base),
    ...(integrity !== undefined && { integrity }),
    ...(manifestIntegrity !== undefined && { manifestIntegrity }),
    ...(filesIntegrity !== undefined && { filesIntegrity }),
    ...(!(integrity && manifestIntegrity) && {
      refusalReason: 'the registry names no hash of its entry and its manifest',
    }),
  };
};

/**
 * One remote from its part of the registry, or its canary if this visitor is in the canary's share.
 */
export const parseEntry = (
  value: unknown,
  base: string,
  policy: Policy,
): RegistryEntry | undefined => {
  if (!isObject(value)) return undefined;
  // A malformed canary must not affect the current release.
  const { canary, ...pointer } = value;
  if (!isRemotePointer(pointer)) return undefined;
  const isChosen = isCanary(canary) && policy.share() < canary.percent;
  const target =
    (isChosen && parseTarget(canary, base, policy)) || parseTarget(pointer, base, policy);
  return target && { ...target, ...(pointer.off !== undefined && { off: pointer.off }) };
};
