import { getBlob } from './blobs';
import { read, write } from './database';
import { newId } from './ids';
import { isDraftRecord } from './records';
import type { Draft } from './types';

const KEY = 'draft';
/** Owner of the draft's pictures. No project has this id. */
const OWNER = 'draft';

// Keys of pictures already stored, so that an unchanged picture is not written again.
const keys = new WeakMap<Blob, string>();

/** Saves the draft of a new book and replaces the previous draft. Throws LibraryError. */
export const saveDraft = ({ fields, pictures }: Draft): Promise<void> =>
  write(['meta', 'blobs'], 'strict', async (transaction) => {
    const blobs = transaction.objectStore('blobs');
    const kept = new Set(await blobs.index('owner').getAllKeys(OWNER));
    const named: Record<string, string> = {};
    for (const [name, blob] of Object.entries(pictures)) {
      const known = keys.get(blob);
      const key = known !== undefined && kept.delete(known) ? known : newId();
      if (key !== known) await blobs.put({ key, owner: OWNER, blob });
      keys.set(blob, key);
      named[name] = key;
    }
    for (const key of kept) await blobs.delete(key);
    await transaction.objectStore('meta').put({ fields, pictures: named }, KEY);
  });

/**
 * The saved draft, without pictures that cannot be read; null if there is none or it cannot be read.
 * Throws LibraryError.
 */
export const getDraft = async (): Promise<Draft | null> => {
  const record: unknown = await read(['meta'], (transaction) =>
    transaction.objectStore('meta').get(KEY),
  );
  if (!isDraftRecord(record)) return null;
  const pictures: Record<string, Blob> = {};
  for (const [name, key] of Object.entries(record.pictures)) {
    const picture = await getBlob(key);
    if (!picture) continue;
    keys.set(picture, key);
    pictures[name] = picture;
  }
  return { fields: record.fields, pictures };
};

/** Deletes the draft and its pictures. Throws LibraryError. */
export const clearDraft = (): Promise<void> =>
  write(['meta', 'blobs'], 'strict', async (transaction) => {
    await transaction.objectStore('meta').delete(KEY);
    for (const key of await transaction.objectStore('blobs').index('owner').getAllKeys(OWNER)) {
      await transaction.objectStore('blobs').delete(key);
    }
  });
