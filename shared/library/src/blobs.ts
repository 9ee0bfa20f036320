import { read } from './database';

/** The picture stored under this key, or null if there is none. */
export const getBlob = async (key: string): Promise<Blob | null> => {
  const record = await read(['blobs'], (transaction) => transaction.objectStore('blobs').get(key));
  return record?.blob ?? null;
};
