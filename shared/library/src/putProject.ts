import type { WriteTransaction } from './database';
import { isProjectRecord, type ProjectRecord } from './records';

/**
 * Stores the record of a project. Throws TypeError for a record that could not be read again, so
 * that no change makes a project disappear.
 */
export const putProject = async (
  transaction: WriteTransaction,
  record: ProjectRecord,
): Promise<void> => {
  if (!isProjectRecord(record)) throw new TypeError('This change would damage the project');
  await transaction.objectStore('projects').put(record);
};
