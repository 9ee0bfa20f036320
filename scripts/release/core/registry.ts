import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$' });

/** The contract between shell and remotes, as major.minor. */
const Contract = Type.String({ pattern: '^\\d+\\.\\d+$' });

const Target = Type.Object({
  /** Address of the remote's manifest, absolute or relative to the registry. */
  entry: Type.String({ minLength: 1 }),
  /** The contract the remote was built against. */
  contract: Contract,
  version: Version,
  /** Hash of the entry's script, as in a script element's `integrity`. */
  integrity: Type.Optional(Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })),
});

const Remote = Type.Intersect([
  Target,
  Type.Object({
    /** A release for a share of the visitors, chosen by the number in their cookie. */
    canary: Type.Optional(
      Type.Intersect([Target, Type.Object({ percent: Type.Integer({ minimum: 1, maximum: 99 }) })]),
    ),
    /** Why nobody gets this remote for now. */
    off: Type.Optional(Type.String({ minLength: 1 })),
  }),
]);

const RegistrySchema = Type.Object({
  version: Type.Literal(1),
  /** The shell's release: its folder relative to the registry, its version and its contract. */
  shell: Type.Optional(
    Type.Object({
      folder: Type.String({ minLength: 1 }),
      version: Version,
      contract: Type.Optional(Contract),
    }),
  ),
  remotes: Type.Record(Type.String(), Remote),
  /** The previous releases of each app, oldest first. */
  history: Type.Optional(Type.Record(Type.String(), Type.Array(Version))),
});

export type ReleaseTarget = Static<typeof Target>;
export type RemotePointer = Static<typeof Remote>;
export type Registry = Static<typeof RegistrySchema>;

export const emptyRegistry: Registry = { version: 1, remotes: {} };

/**
 * Parses a registry from its JSON text.
 * @throws Error that says what is wrong with it, so that no command continues with an invalid
 * registry.
 */
export const parseRegistry = (text: string): Registry => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The registry is not JSON.');
  }
  if (Value.Check(RegistrySchema, value)) return value;
  const [first] = Value.Errors(RegistrySchema, value);
  throw new Error(
    `The registry cannot be used: ${first?.instancePath || 'it'} ${first?.message ?? 'has another form'}.`,
  );
};

export const formatRegistry = (registry: Registry): string =>
  `${JSON.stringify(registry, null, 2)}\n`;
