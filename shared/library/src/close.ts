import { closeChannel } from './changes';
import { closeDatabase } from './connection';

/**
 * Closes the database and the channel to other tabs. The next call of any function opens them
 * again.
 */
export const closeLibrary = async (): Promise<void> => {
  closeChannel();
  await closeDatabase();
};
