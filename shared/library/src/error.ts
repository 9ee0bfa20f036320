export type LibraryErrorCode =
  | 'unavailable'
  | 'full'
  | 'blocked'
  | 'outdated'
  | 'missing'
  | 'damaged'
  | 'unreadable-backup'
  | 'damaged-backup'
  | 'newer-backup'
  | 'failed';

const messages: Record<LibraryErrorCode, string> = {
  unavailable:
    "This browser doesn't let us keep your books on this device. It may be a private window, or storage may be switched off.",
  full: 'This device is out of space, so that could not be saved. Everything saved before is still here. Free some space and try again.',
  blocked: 'Another tab still runs an older version of this site. Close it and try again.',
  outdated: 'This tab runs an older version of this site. Reload the page.',
  missing: "We couldn't find that on this device.",
  damaged: 'This was saved on this device, but can no longer be read.',
  'unreadable-backup':
    "This file isn't a Scribblepup copy. Choose a file that was saved with Save a copy or Export My Data.",
  'damaged-backup':
    'This copy is damaged or incomplete, so it could not be restored. Try another copy of it.',
  'newer-backup':
    'This copy was made by a newer version of this site. Reload the page and try again.',
  failed: "This device's storage didn't answer as it should. Please try again.",
};

/** Failure of the device's storage. `message` is written for the visitor and can be shown as is. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';

  constructor(
    readonly code: LibraryErrorCode,
    cause?: unknown,
  ) {
    super(messages[code], cause === undefined ? undefined : { cause });
  }
}

const codes: Readonly<Record<string, LibraryErrorCode>> = {
  QuotaExceededError: 'full',
  VersionError: 'outdated',
  SecurityError: 'unavailable',
  // Firefox throws this when a private window opens a database.
  InvalidStateError: 'unavailable',
  NotReadableError: 'damaged',
};

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : '';

/** Converts anything the browser threw into a LibraryError. */
export const toLibraryError = (cause: unknown): LibraryError =>
  cause instanceof LibraryError ? cause : new LibraryError(codes[nameOf(cause)] ?? 'failed', cause);

/** True if a record could not be read although the storage itself works. */
export const isReadFailure = (error: unknown): boolean =>
  error instanceof LibraryError && (error.code === 'damaged' || error.code === 'failed');
