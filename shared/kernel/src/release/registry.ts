import { isUnknown, isRecordOf } from '../schema/more';
import {
  isObjectOf,
  isOptionalOf,
  isNonNegativeInteger,
  isArrayOf,
  isStringMatching,
  isOneOf,
  type Infer,
  type Schema,
} from '../schema/schema';
import { isIntegrity } from './integrity';
import { isContractVersion, isRemotePointer, isVersion } from './pointer';
import { isSignature } from './signature';
import { REGISTRY_VERSION } from './version';

// The registry, `registry.json`: which release of each app visitors get.

/** The shell's release. */
export const isShellPointer = isObjectOf({
  /** Its folder, relative to the registry. */
  folder: isStringMatching(/^shell\/[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/),
  version: isVersion,
  contract: isOptionalOf(isContractVersion),
  /** Hash of `integrity.json` in its folder; absent in releases that check no hashes. */
  filesIntegrity: isOptionalOf(isIntegrity),
});

const registryOf = <T>(remote: Schema<T>) =>
  isObjectOf({
    version: isOneOf(REGISTRY_VERSION),
    /** Increases with every change, so that readers recognize an older registry. */
    serial: isOptionalOf(isNonNegativeInteger),
    /** Name of the store, whose serials can be compared with one another. */
    store: isOptionalOf(isVersion),
    shell: isOptionalOf(isShellPointer),
    remotes: isRecordOf(remote),
    /** The previous releases of each app, oldest first. */
    history: isOptionalOf(isRecordOf(isArrayOf(isVersion))),
    /** Ed25519 signature of the text before it; always the last field. */
    signature: isOptionalOf(isSignature),
  });

export const isRegistry = registryOf(isRemotePointer);
export type Registry = Infer<typeof isRegistry>;

/** A registry whose remotes are not checked, for a reader that skips malformed ones. */
export const isRegistryOutline = registryOf(isUnknown);
