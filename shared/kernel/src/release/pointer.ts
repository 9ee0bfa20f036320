import {
  hasFields,
  isAbsentOr,
  isIndex,
  isMatch,
  isTextOf,
  isWhere,
  type Fields,
  type Infer,
} from '../schema/schema';
import { isIntegrity } from './integrity';

// The entry of one app in the registry. It is in a separate file because the shell loads only this
// much at first.

export const isVersion = isMatch(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/);

/** The contract between the shell and a remote, as major.minor. */
export const isContract = isMatch(/^\d+\.\d+$/);

/** Data that a build provides about a remote. */
export const builtRemote = {
  /** Address of the remote's manifest, absolute or relative to the registry. */
  entry: isTextOf(1),
  /** The contract the remote was built against. */
  contract: isContract,
  /** Hash of the entry's script. The entry has the hashes of its chunks and styles. */
  integrity: isAbsentOr(isIntegrity),
  /** Hash of the manifest that `entry` names. */
  manifestIntegrity: isAbsentOr(isIntegrity),
  /** Hash of `integrity.json` next to the manifest, which has the hash of every file. */
  filesIntegrity: isAbsentOr(isIntegrity),
};

const target = { ...builtRemote, version: isVersion };

export type ReleaseTarget = Fields<typeof target>;

/** A release for a share of the visitors, chosen by the number in their cookie. */
export const isCanary = hasFields({
  ...target,
  percent: isWhere(isIndex, (percent) => percent >= 1 && percent <= 99),
});

export const isRemotePointer = hasFields({
  ...target,
  canary: isAbsentOr(isCanary),
  /** The reason why this remote is switched off. */
  off: isAbsentOr(isTextOf(1)),
});
export type RemotePointer = Infer<typeof isRemotePointer>;
