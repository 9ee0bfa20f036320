import { deleteDB, openDB } from 'idb';

const EMPTY_DATABASE = 'scribblepup-empty';

/** True once this page has begun a log, or tried to. */
let hasBegun = false;

/**
 * Makes Chromium begin a new log for the databases of this site, once per page. If the browser is
 * killed in the middle of a write, the log ends in an incomplete record, and Chromium still appends
 * to it (LevelDB's `reuse_logs`). When it reads that log the next time, it finds a wrong checksum
 * and deletes every database of the site. Deleting a database, even an empty one, makes Chromium
 * move the log's contents to a table and begin a new log.
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
