import {
  isObjectOf,
  isOptionalOf,
  isNonNegativeInteger,
  isStringMatching,
  isBoundedString,
  refine,
  type InferShape,
  type Infer,
} from '../schema/schema';
import { isIntegrity } from './integrity';

// The entry of one app in the registry. It is in a separate file because the shell loads only this
// much at first.

export const isVersion = isStringMatching(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/);

/** The contract between the shell and a remote, as major.minor. */
export const isContractVersion = isStringMatching(/^\d+\.\d+$/);

/** Data that a build provides about a remote. */
export const builtRemote = {
  /** Address of the remote's manifest, absolute or relative to the registry. */
  entry: isBoundedString(1),
  /** The contract the remote was built against. */
  contract: isContractVersion,
  /** Hash of the entry's script. The entry has the hashes of its chunks and styles. */
  integrity: isOptionalOf(isIntegrity),
  /** Hash of the manifest that `entry` names. */
  manifestIntegrity: isOptionalOf(isIntegrity),
  /** Hash of `integrity.json` next to the manifest, which has the hash of every file. */
  filesIntegrity: isOptionalOf(isIntegrity),
};

const target = { ...builtRemote, version: isVersion };

export type ReleaseTarget = InferShape<typeof target>;

/** A release for a share of the visitors, chosen by the number in their cookie. */
export const isCanary = isObjectOf({
  ...target,
  percent: refine(isNonNegativeInteger, (percent) => percent >= 1 && percent <= 99),
});

export const isRemotePointer = isObjectOf({
  ...target,
  canary: isOptionalOf(isCanary),
  /** The reason why this remote is switched off. */
  off: isOptionalOf(isBoundedString(1)),
});
export type RemotePointer = Infer<typeof isRemotePointer>;
