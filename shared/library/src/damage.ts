import { isObject } from '@scribblepup/kernel/schema';
import { readAll } from './readAll';
import { filterReadable } from './readable';
import { toDrawnPage } from './pages';
import { isBlobRecord, isOrderRecord, isProjectRecord } from './records';
import type { DamagedRecord } from './types';

type Kind = DamagedRecord['kind'];

// Only the key of a damaged record is certain: the database stores no record without one.
const idOf = (record: unknown): string => {
  if (!isObject(record)) return '';
  return 'id' in record ? String(record.id) : `${String(record.projectId)}/${String(record.index)}`;
};

const idOfKey = (key: string | [string, number]): string =>
  Array.isArray(key) ? key.join('/') : String(key);

const damagedIn = async (
  store: 'projects' | 'pages' | 'orders',
  kind: Kind,
  isValid: (record: unknown) => boolean,
): Promise<DamagedRecord[]> => {
  const { values, unreadable } = await readAll(store);
  const invalid = values.filter((value) => !isValid(value)).map(idOf);
  return [...invalid, ...unreadable.map(idOfKey)].map((id) => ({ kind, id }));
};

const damagedPictures = async (): Promise<DamagedRecord[]> => {
  const { values, unreadable } = await readAll('blobs');
  const readable = await filterReadable(
    values.filter((value) => isBlobRecord(value)),
    ({ blob }) => blob,
  );
  const lost = values.filter((value) => !readable.includes(value)).map(({ key }) => String(key));
  return [...lost, ...unreadable.map(String)].map((id) => ({ kind: 'picture', id }));
};

const finders: Readonly<Record<Kind, () => Promise<DamagedRecord[]>>> = {
  project: () => damagedIn('projects', 'project', isProjectRecord),
  page: () => damagedIn('pages', 'page', (record) => toDrawnPage(record) !== null),
  order: () => damagedIn('orders', 'order', isOrderRecord),
  picture: damagedPictures,
};

/**
 * Finds the records that lists leave out because they are unreadable or fail validation, and the
 * pictures that the browser lost. Checking the pages takes the longest. Throws LibraryError.
 * @param kind the kind of records to check; all kinds by default
 */
export const findDamagedRecords = async (kind?: Kind): Promise<DamagedRecord[]> => {
  const kinds = kind ? [kind] : (['project', 'page', 'order', 'picture'] as const);
  return (await Promise.all(kinds.map((kindToCheck) => finders[kindToCheck]()))).flat();
};
