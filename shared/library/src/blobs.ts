import { readEach } from './readAll';
import { isReadable } from './readable';
import { isBlobRecord } from './records';

/** The picture stored under this key; null if there is none or it cannot be read. */
export const getBlob = async (key: string): Promise<Blob | null> => {
  const [record]: readonly unknown[] = (await readEach('blobs', [key])).values;
  return isBlobRecord(record) && (await isReadable(record.blob)) ? record.blob : null;
};
