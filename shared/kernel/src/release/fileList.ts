import { isArrayOf, isString, type Infer } from '../schema/schema';

/** A release's `files.json`: its files, relative to its folder, for the service worker to store. */
export const isReleaseFileList = isArrayOf(isString);
export type ReleaseFileList = Infer<typeof isReleaseFileList>;
