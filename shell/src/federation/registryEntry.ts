/** One remote as the registry describes it. */
export interface RegistryEntry {
  /** Absolute address of the remote's manifest. */
  readonly manifestUrl: string;
  /** The contract the remote was built against. */
  readonly contract: string;
  /** The hash that the entry's script must have. */
  readonly integrity?: string;
  /** False when it comes from an origin that this site does not allow. */
  readonly isTrusted: boolean;
  /** Why nobody gets this remote for now. */
  readonly off?: string;
}

/** Decides where remotes may come from, and which release this visitor gets. */
export interface Policy {
  /** Origins from which remotes may come. */
  readonly origins: readonly string[];
  /** This visitor's number, 0 to 99; called only when a canary runs. */
  readonly share: () => number;
}

type Target = Omit<RegistryEntry, 'off'>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const targetOf = (
  { entry, contract, integrity }: Record<string, unknown>,
  base: string,
  { origins }: Policy,
): Target | undefined => {
  if (typeof entry !== 'string' || typeof contract !== 'string') return undefined;
  if (entry === '' || !URL.canParse(entry, base)) return undefined;
  const { href, protocol, origin } = new URL(entry, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  const isTrusted = origins.includes(origin);
  // The browser ignores a malformed hash, which would then check nothing.
  if (integrity === undefined) return { manifestUrl: href, contract, isTrusted };
  return typeof integrity === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(integrity)
    ? { manifestUrl: href, contract, isTrusted, integrity }
    : undefined;
};

/**
 * One remote from its part of the registry, or its canary if this visitor is in the canary's share.
 */
export const entryOf = (
  value: unknown,
  base: string,
  policy: Policy,
): RegistryEntry | undefined => {
  if (!isRecord(value)) return undefined;
  const { canary, off } = value;
  const isChosen =
    isRecord(canary) && typeof canary.percent === 'number' && policy.share() < canary.percent;
  const target = (isChosen && targetOf(canary, base, policy)) || targetOf(value, base, policy);
  return target && { ...target, ...(typeof off === 'string' && { off }) };
};
