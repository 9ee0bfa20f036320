import { isListOf, isText, type Infer } from '../schema/schema';

/** A release's `files.json`: its files, relative to its folder, for the service worker to store. */
export const isFileList = isListOf(isText);
export type FileList = Infer<typeof isFileList>;
