import { openDB, type IDBPDatabase } from 'idb';
import { LibraryError, toLibraryError } from './error';
import { DATABASE_NAME, DATABASE_VERSION, everyStore, migrate, type LibrarySchema } from './schema';

export type Database = IDBPDatabase<LibrarySchema>;

/** How long to wait, in ms, for tabs of an older version to let go of the database. */
const BLOCKED_PATIENCE = 3000;

let connection: Promise<Database> | null = null;

const openVersion = (version: number | undefined, onBlocked: () => void): Promise<Database> =>
  openDB<LibrarySchema>(DATABASE_NAME, version, {
    upgrade: migrate,
    blocked: onBlocked,
    // A newer version wants in: let go at once, so that its tab need not wait.
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

// A newer version of the site was here, in another tab or before a roll back. It only added to
// the database, so that this version goes on with what it knows.
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
      // One that opens after we stopped waiting must not block others in its turn.
      opened.then((late) => (gaveUp ? late.close() : resolve(late)), reject);
    });
  } catch (cause) {
    throw toLibraryError(cause);
  } finally {
    clearTimeout(patience);
  }
};

/** The one connection of this copy of the library, opened when it is first needed. Throws LibraryError. */
export const connected = (): Promise<Database> => {
  connection ??= connect().catch((cause: unknown) => {
    connection = null;
    throw cause;
  });
  return connection;
};

/** Gives up a connection that the browser closed. */
export const forgetConnection = (): void => {
  connection = null;
};

/** Closes this copy's connection; the next call opens it again. */
export const closeDatabase = async (): Promise<void> => {
  const current = connection;
  connection = null;
  await current?.then(
    (database) => database.close(),
    () => undefined,
  );
};
