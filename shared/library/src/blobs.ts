import { read } from './database';
import { isReadable } from './readable';
import { isBlobRecord } from './records';

/** The picture stored under this key; null if there is none or it cannot be read. */
export const getBlob = async (key: string): Promise<Blob | null> => {
  const record: unknown = await read(['blobs'], (transaction) =>
    transaction.objectStore('blobs').get(key),
  );
  return isBlobRecord(record) && (await isReadable(record.blob)) ? record.blob : null;
};
