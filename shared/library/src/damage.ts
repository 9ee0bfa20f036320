import { isObject } from './checks';
import { readAll } from './read-all';
import { isOrderRecord, isPageRecord, isProjectRecord } from './records';
import type { DamagedRecord } from './types';

// A damaged record can only be relied on to have its key: the database stores none without one.
const idOf = (record: unknown): string => {
  if (!isObject(record)) return '';
  return 'id' in record ? String(record.id) : `${String(record.projectId)}/${String(record.index)}`;
};

const idOfKey = (key: IDBValidKey): string => (Array.isArray(key) ? key.join('/') : String(key));

const damagedIn = async (
  store: 'projects' | 'pages' | 'orders',
  kind: DamagedRecord['kind'],
  isSound: (value: unknown) => boolean,
): Promise<DamagedRecord[]> => {
  const { values, unreadable } = await readAll(store);
  const broken = values.filter((value) => !isSound(value)).map(idOf);
  return [...broken, ...unreadable.map(idOfKey)].map((id) => ({ kind, id }));
};

/** Finds the records that lists leave out because they are unreadable or fail validation. */
export const findDamaged = async (): Promise<DamagedRecord[]> => {
  const found = await Promise.all([
    damagedIn('projects', 'project', isProjectRecord),
    damagedIn('pages', 'page', isPageRecord),
    damagedIn('orders', 'order', isOrderRecord),
  ]);
  return found.flat();
};
