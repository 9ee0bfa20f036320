import { openDB, type IDBPDatabase } from 'idb';
import { LibraryError, toLibraryError } from './error';
import { DATABASE_NAME, DATABASE_VERSION, everyStore, migrate, type LibrarySchema } from './schema';

export type Database = IDBPDatabase<LibrarySchema>;

/** Timeout in ms while tabs of an older version still hold the database open. */
const BLOCKED_PATIENCE = 3000;

let connection: Promise<Database> | null = null;

const openVersion = (version: number | undefined, onBlocked: () => void): Promise<Database> =>
  openDB<LibrarySchema>(DATABASE_NAME, version, {
    upgrade: migrate,
    blocked: onBlocked,
    // A newer version wants to upgrade. Close at once so that its tab does not have to wait.
    blocking: (_current, _blocked, event) => {
      connection = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      connection = null;
    },
  });

const isNewer = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'VersionError';

// On a VersionError a newer version of the site has upgraded the database, in another tab or before
// a rollback. Upgrades only add to it, so this version can still use the stores that it knows.
const open = async (onBlocked: () => void): Promise<Database> => {
  try {
    return await openVersion(DATABASE_VERSION, onBlocked);
  } catch (cause) {
    if (!isNewer(cause)) throw cause;
  }
  const database = await openVersion(undefined, onBlocked);
  if (everyStore.every((name) => database.objectStoreNames.contains(name))) return database;
  database.close();
  throw new LibraryError('outdated');
};

const connect = async (): Promise<Database> => {
  if (typeof indexedDB === 'undefined') throw new LibraryError('unavailable');
  let patience: ReturnType<typeof setTimeout> | undefined;
  let gaveUp = false;
  try {
    return await new Promise<Database>((resolve, reject) => {
      const giveUp = (): void => {
        gaveUp = true;
        reject(new LibraryError('blocked'));
      };
      const opened = open(() => {
        patience = setTimeout(giveUp, BLOCKED_PATIENCE);
      });
      // Close a connection that opens after the timeout, or it would block other tabs in turn.
      opened.then((late) => (gaveUp ? late.close() : resolve(late)), reject);
    });
  } catch (cause) {
    throw toLibraryError(cause);
  } finally {
    clearTimeout(patience);
  }
};

/** The shared connection of this copy of the library, opened on first use. Throws LibraryError. */
export const connected = (): Promise<Database> => {
  connection ??= connect().catch((cause: unknown) => {
    connection = null;
    throw cause;
  });
  return connection;
};

/** Discards a connection that the browser has closed. */
export const forgetConnection = (): void => {
  connection = null;
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
