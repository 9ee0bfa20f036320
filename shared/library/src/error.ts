import { isObjectOf, isString } from '@scribblepup/kernel/schema';
import { MAX_PHOTOS } from './limits';

export type LibraryErrorCode =
  | 'unavailable'
  | 'open-failed'
  | 'full'
  | 'blocked'
  | 'lost'
  | 'outdated'
  | 'missing'
  | 'damaged'
  | 'too-many-editions'
  | 'too-many-photos'
  | 'draft-conflict'
  | 'not-a-backup'
  | 'damaged-backup'
  | 'newer-backup'
  | 'too-large-backup'
  | 'failed';

const messages: Record<LibraryErrorCode, string> = {
  unavailable:
    "This browser doesn't let us keep your books on this device. It may be a private window, or storage may be switched off. Open this site in an ordinary window, or allow it to store data.",
  'open-failed':
    "This device's storage doesn't open right now. Close this browser completely and open it again. If that doesn't help, free some space on this device.",
  full: 'This device is out of space, so that could not be saved. Everything saved before is still here. Free some space and try again.',
  blocked: 'Another tab still shows an older version of this site. Close that tab and try again.',
  lost: "The connection to this device's storage was lost, so that did not finish. Everything saved before is still here. Please try again; if it happens again, reload the page.",
  outdated: 'This tab shows an older version of this site. Reload the page and try again.',
  missing:
    "We couldn't find that on this device. It may have been deleted, or saved on another device.",
  damaged:
    'This was saved on this device, but can no longer be read. If you saved a copy of your books, restore it on My Books.',
  'too-many-editions':
    'This project has as many other versions as it can keep. Delete one that you no longer need, then try again.',
  'too-many-photos': `A project has room for ${MAX_PHOTOS} photos. Remove one that you no longer need, then try again.`,
  'draft-conflict':
    'You began another book in another tab, and this device keeps only one unfinished book.',
  'not-a-backup':
    "This file isn't a Scribblepup copy. Choose a file that was saved with Save a copy or Export My Data.",
  'damaged-backup':
    'This copy is damaged or incomplete, so it could not be restored. Try another copy of it.',
  'newer-backup':
    'This tab shows an older version of this site than the one that saved this copy. Reload the page and try again.',
  'too-large-backup':
    'This copy is too large for this browser to restore. Save a copy of each project instead.',
  failed: "This device's storage didn't answer as it should. Please try again.",
};

/**
 * Failure of the device's storage. `message` is written for the visitor and can be shown unchanged.
 */
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
  // The browser aborts a transaction when it loses the database.
  AbortError: 'lost',
};

// Safari has no specific error name for the loss of the database.
const LOST = /^Connection to Indexed Database server lost/i;

// In a private window WebKit stores no pictures, and has no specific error name for that either.
const NO_PICTURES = /^Error preparing Blob\/File data/i;

const isErrorLike = isObjectOf({ name: isString, message: isString });

const codeOf = (cause: unknown): LibraryErrorCode => {
  if (!isErrorLike(cause)) return 'failed';
  if (LOST.test(cause.message)) return 'lost';
  if (NO_PICTURES.test(cause.message)) return 'unavailable';
  return codes[cause.name] ?? 'failed';
};

/** Converts anything the browser threw into a LibraryError. */
export const toLibraryError = (cause: unknown): LibraryError =>
  cause instanceof LibraryError ? cause : new LibraryError(codeOf(cause), cause);

/** True if a retry on a new connection to the database may work. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof LibraryError && error.code === 'lost';

/** True if a record could not be read although the storage itself works. */
export const isReadFailure = (error: unknown): boolean =>
  error instanceof LibraryError && (error.code === 'damaged' || error.code === 'failed');
