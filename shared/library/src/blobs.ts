import { read, write } from './database';
import { newId } from './ids';

/** Keeps a picture with a project, or an order, and gives its key. It is deleted with its owner. */
export const putBlob = async (owner: string, blob: Blob): Promise<string> => {
  const key = newId();
  await write(['blobs'], 'strict', (transaction) => transaction.objectStore('blobs').put({ key, owner, blob }));
  return key;
};

/** The picture, or null where there is none. */
export const getBlob = async (key: string): Promise<Blob | null> => {
  const record = await read(['blobs'], (transaction) => transaction.objectStore('blobs').get(key));
  return record?.blob ?? null;
};
