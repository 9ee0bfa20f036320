import type { WriteTransaction } from './database';
import { newId } from './ids';

/** Stores a picture with its project and returns its key. A key or null is returned unchanged. */
export const keepPicture = async (
  transaction: WriteTransaction,
  owner: string,
  picture: Blob | string | null,
): Promise<string | null> => {
  if (picture === null || typeof picture === 'string') return picture;
  const key = newId();
  await transaction.objectStore('blobs').put({ key, owner, blob: picture });
  return key;
};

/** Deletes the picture `before` if `after` has replaced it. */
export const dropReplaced = async (
  transaction: WriteTransaction,
  before: string | null,
  after: string | null,
): Promise<void> => {
  if (before !== null && before !== after) await transaction.objectStore('blobs').delete(before);
};
