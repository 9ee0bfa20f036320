import { hasFields, isAbsentOr, isListOf, isText, isTextOf, type Infer } from '../schema/schema';
import { isIntegrity } from './integrity';

/** The part of a remote's manifest, `mf-manifest.json`, that the shell and releases read. */
export const isManifest = hasFields({
  /** The remote's name in the federation. */
  name: isAbsentOr(isText),
  metaData: hasFields({
    remoteEntry: hasFields({ name: isTextOf(1), path: isAbsentOr(isText) }),
  }),
  exposes: isListOf(
    hasFields({
      path: isText,
      /** `sync` lists the scripts that the module needs immediately. */
      assets: hasFields({
        js: hasFields({
          sync: isListOf(isText),
          /** Hashes of those scripts, in the same order; earlier builds have none. */
          integrity: isAbsentOr(isListOf(isIntegrity)),
        }),
      }),
    }),
  ),
  shared: isAbsentOr(isListOf(hasFields({ name: isText, requiredVersion: isAbsentOr(isText) }))),
});
export type ManifestJson = Infer<typeof isManifest>;
