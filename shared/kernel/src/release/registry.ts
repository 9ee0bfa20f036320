import { isAnything, isRecordOf } from '../schema/more';
import {
  hasFields,
  isAbsentOr,
  isIndex,
  isListOf,
  isMatch,
  isOneOf,
  type Infer,
  type Schema,
} from '../schema/schema';
import { isIntegrity } from './integrity';
import { isContract, isRemotePointer, isVersion } from './pointer';
import { isSignature } from './signature';
import { REGISTRY_VERSION } from './version';

// The registry, `registry.json`: which release of each app visitors get.

/** The shell's release. */
export const isShellPointer = hasFields({
  /** Its folder, relative to the registry. */
  folder: isMatch(/^shell\/[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/),
  version: isVersion,
  contract: isAbsentOr(isContract),
  /** Hash of `integrity.json` in its folder; absent in releases that check no hashes. */
  filesIntegrity: isAbsentOr(isIntegrity),
});

const registryOf = <T>(remote: Schema<T>) =>
  hasFields({
    version: isOneOf(REGISTRY_VERSION),
    /** Rises with every change, which tells an older registry from a newer one. */
    serial: isAbsentOr(isIndex),
    /** Name of the store, whose serials can be compared with one another. */
    store: isAbsentOr(isVersion),
    shell: isAbsentOr(isShellPointer),
    remotes: isRecordOf(remote),
    /** The previous releases of each app, oldest first. */
    history: isAbsentOr(isRecordOf(isListOf(isVersion))),
    /** Ed25519 signature of the text before it; always the last field. */
    signature: isAbsentOr(isSignature),
  });

export const isRegistry = registryOf(isRemotePointer);
export type Registry = Infer<typeof isRegistry>;

/** A registry for a reader that skips malformed remotes. */
export const isRegistryOutline = registryOf(isAnything);
