import { openDB, type IDBPDatabase } from 'idb';
import { LibraryError, toLibraryError, type LibraryErrorCode } from './error';
import { announceNewerVersion } from './newerVersion';
import { beginNewLogOnce } from './newLog';
import { DATABASE_NAME, DATABASE_VERSION, everyStore, migrate, type LibrarySchema } from './schema';

export type Database = IDBPDatabase<LibrarySchema>;

/** Timeout in ms for opening while tabs of an older version still hold the database open. */
const BLOCKED_TIMEOUT = 3000;

/** Timeout in ms for opening if the browser never answers, which happens in Safari. */
const OPENING_TIMEOUT = 20_000;

let connection: Promise<Database> | null = null;
/** True once this page has opened the database in this version. */
let wasCurrent = false;

interface Handlers {
  /** Tabs of an older version still hold the database open. */
  readonly onBlocked: () => void;
  /** The connection can no longer be used. */
  readonly onClosed: () => void;
}

const openVersion = (
  version: number | undefined,
  { onBlocked, onClosed }: Handlers,
): Promise<Database> =>
  openDB<LibrarySchema>(DATABASE_NAME, version, {
    upgrade: migrate,
    blocked: onBlocked,
    // A newer version wants to upgrade. Close immediately, so that its tab does not have to wait.
    blocking: (_current, blocked, event) => {
      // Without a version, the database is being deleted.
      if (blocked !== null) announceNewerVersion();
      onClosed();
      (event.target as IDBDatabase).close();
    },
    terminated: onClosed,
  });

const isNewer = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'VersionError';

// On a VersionError a newer version of the site has upgraded the database, in another tab or before
// a rollback. Upgrades only add to it, so this version can still use the stores that it knows.
const open = async (handlers: Handlers): Promise<Database> => {
  try {
    const database = await openVersion(DATABASE_VERSION, handlers);
    wasCurrent = true;
    return database;
  } catch (cause) {
    if (!isNewer(cause)) throw cause;
  }
  // Report only an upgrade during this visit. After a rollback, a reload would not help.
  if (wasCurrent) announceNewerVersion();
  const database = await openVersion(undefined, handlers);
  if (everyStore.every((name) => database.objectStoreNames.contains(name))) return database;
  database.close();
  throw new LibraryError('outdated');
};

const connect = async (onClosed: () => void): Promise<Database> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gaveUp = false;
  try {
    // Some private windows throw as soon as code reads `indexedDB`.
    if (typeof indexedDB === 'undefined') throw new LibraryError('unavailable');
    return await new Promise<Database>((resolve, reject) => {
      const giveUpAfter = (ms: number, code: LibraryErrorCode): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          gaveUp = true;
          reject(new LibraryError(code));
        }, ms);
      };
      giveUpAfter(OPENING_TIMEOUT, 'open-failed');
      const onBlocked = (): void => giveUpAfter(BLOCKED_TIMEOUT, 'blocked');
      const opened = open({ onBlocked, onClosed });
      // Close a connection that opens after the timeout, or it would itself block other tabs.
      opened.then((late) => (gaveUp ? late.close() : resolve(late)), reject);
      void opened.then(beginNewLogOnce, () => undefined);
    });
  } catch (cause) {
    const error = toLibraryError(cause);
    // The messages of these two codes would suggest that the storage works. Others say what is
    // wrong.
    const isUnknown = error.code === 'failed' || error.code === 'lost';
    throw isUnknown ? new LibraryError('open-failed', cause) : error;
  } finally {
    clearTimeout(timer);
  }
};

// An event of a connection that has been replaced must not discard the new one.
const discard = (closed: Promise<Database>): void => {
  if (connection === closed) connection = null;
};

/** The connection of this copy of the library, opened on first use. Throws LibraryError. */
export const sharedConnection = (): Promise<Database> => {
  if (connection) return connection;
  const opening: Promise<Database> = connect(() => discard(opening)).catch((cause: unknown) => {
    discard(opening);
    throw cause;
  });
  connection = opening;
  return opening;
};

/** Discards a connection that the browser has lost, unless a newer one has taken its place. */
export const discardConnection = (lost: Promise<Database>): void => {
  if (connection === lost) void closeDatabase();
};

/** Closes this copy's connection. The next call opens it again. */
export const closeDatabase = async (): Promise<void> => {
  const current = connection;
  connection = null;
  await current?.then(
    (database) => database.close(),
    () => undefined,
  );
};
