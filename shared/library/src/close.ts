import { closeChannel } from './changes';
import { closeDatabase } from './connection';

/** Lets go of the database and of other tabs' news; the next call opens them again. */
export const closeLibrary = async (): Promise<void> => {
  closeChannel();
  await closeDatabase();
};
