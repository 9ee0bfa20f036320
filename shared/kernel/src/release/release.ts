import { hasFields, isAbsentOr, isTextOf, type Infer } from '../schema/schema';
import { isIntegrity } from './integrity';
import { builtRemote, isContract, isVersion } from './pointer';

/** The description of a release, `release.json` in its folder. */
export const isRelease = hasFields({
  /** The app's folder, such as `mf-books`. */
  folder: isTextOf(1),
  version: isVersion,
  /** The shell's contract version; a remote's is in `remote`. */
  contract: isAbsentOr(isContract),
  /** The shell's hash of its list of hashes; a remote's is in `remote`. */
  filesIntegrity: isAbsentOr(isIntegrity),
  /** Absent for the shell, which is not loaded as a remote. */
  remote: isAbsentOr(hasFields(builtRemote)),
});
export type Release = Infer<typeof isRelease>;
