import type { WriteTransaction } from './database';
import { newId } from './ids';

/** Stores a picture with its project and gives its key; a key, or none, is given back as it is. */
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

/** Deletes a picture that another has taken the place of. */
export const dropReplaced = async (
  transaction: WriteTransaction,
  before: string | null,
  after: string | null,
): Promise<void> => {
  if (before !== null && before !== after) await transaction.objectStore('blobs').delete(before);
};
