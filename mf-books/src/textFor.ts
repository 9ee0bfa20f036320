import { LibraryError } from '@scribblepup/library';
import { ColoringError } from '@scribblepup/studio';

/** The message of an error if it was written for visitors. */
export const textFor = (error: unknown): string | undefined =>
  error instanceof LibraryError || error instanceof ColoringError ? error.message : undefined;
