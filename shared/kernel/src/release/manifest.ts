import {
  isObjectOf,
  isOptionalOf,
  isArrayOf,
  isString,
  isBoundedString,
  type Infer,
} from '../schema/schema';
import { isIntegrity } from './integrity';

/** The part of a remote's manifest, `mf-manifest.json`, that the shell and releases read. */
export const isManifest = isObjectOf({
  /** The remote's name in the federation. */
  name: isOptionalOf(isString),
  metaData: isObjectOf({
    remoteEntry: isObjectOf({ name: isBoundedString(1), path: isOptionalOf(isString) }),
  }),
  exposes: isArrayOf(
    isObjectOf({
      path: isString,
      /** `sync` lists the scripts that the module needs immediately. */
      assets: isObjectOf({
        js: isObjectOf({
          sync: isArrayOf(isString),
          /** Hashes of those scripts, in the same order; earlier builds have none. */
          integrity: isOptionalOf(isArrayOf(isIntegrity)),
        }),
      }),
    }),
  ),
  shared: isOptionalOf(
    isArrayOf(isObjectOf({ name: isString, requiredVersion: isOptionalOf(isString) })),
  ),
});
export type Manifest = Infer<typeof isManifest>;
