import { isObjectOf, isOptionalOf, isBoundedString, type Infer } from '../schema/schema';
import { isIntegrity } from './integrity';
import { builtRemote, isContractVersion, isVersion } from './pointer';

/** The description of a release, `release.json` in its folder. */
export const isRelease = isObjectOf({
  /** The app's folder, such as `mf-books`. */
  folder: isBoundedString(1),
  version: isVersion,
  /** The shell's contract version; a remote's is in `remote`. */
  contract: isOptionalOf(isContractVersion),
  /** The shell's hash of its list of hashes; a remote's is in `remote`. */
  filesIntegrity: isOptionalOf(isIntegrity),
  /** Absent for the shell, which is not loaded as a remote. */
  remote: isOptionalOf(isObjectOf(builtRemote)),
});
export type Release = Infer<typeof isRelease>;
