import { LibraryError } from '@scribblepup/library';

/** Message for the visitor when the device's storage fails. */
export const storageErrorMessage = (error: unknown): string =>
  error instanceof LibraryError
    ? error.message
    : 'The storage of this device could not be reached. Please try again.';
