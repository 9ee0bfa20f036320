import { deleteDB, openDB } from 'idb';

const EMPTY_DATABASE = 'scribblepup-empty';

/** True once this page has begun a log, or tried to. */
let hasBegun = false;

/**
 * Makes Chromium begin a new log for the databases of this site, once per page. If the browser is
 * killed in the middle of a write, the last record of the log is incomplete. Chromium continues to
 * write to that log (LevelDB's `reuse_logs`), and when it reads it the next time, it finds a wrong
 * checksum and deletes every database of the site. When a database is deleted, even an empty one, it
 * moves everything from the log to a table and begins a new log.
 */
export const beginNewLogOnce = async (): Promise<void> => {
  if (hasBegun) return;
  hasBegun = true;
  try {
    (await openDB(EMPTY_DATABASE)).close();
    await deleteDB(EMPTY_DATABASE);
  } catch {
    // The disk is full, for example. The visitor's own database reports that where it matters.
  }
};
