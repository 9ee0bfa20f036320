import { getBlob } from './blobs';
import { read, write } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { filterReadable } from './readable';
import { readWithFallback } from './readAll';
import { isDraftRecord } from './records';
import type { Draft } from './types';

const KEY = 'draft';
/** Owner of the draft's pictures. No project has this id. */
const OWNER = 'draft';

// Keys of pictures already stored, so that an unchanged picture is not written again.
const keys = new WeakMap<Blob, string>();

// The revisions that this tab saved or read. Other tabs saved all other revisions.
const ownRevisions = new Set<string>();

const isFromAnotherTab = (record: unknown): boolean =>
  isDraftRecord(record) && record.revision !== undefined && !ownRevisions.has(record.revision);

interface SaveDraftOptions {
  /** Replaces the draft even if another tab has saved it. */
  readonly overwrite?: boolean;
}

/**
 * Saves the draft of a new book and replaces the previous draft. Throws LibraryError, also if
 * another tab has saved a draft since this tab last saved or read one.
 */
export const saveDraft = (
  { fields, pictures }: Draft,
  { overwrite = false }: SaveDraftOptions = {},
): Promise<void> =>
  write(['meta', 'blobs'], 'strict', async (transaction) => {
    const meta = transaction.objectStore('meta');
    if (!overwrite && isFromAnotherTab(await meta.get(KEY)))
      throw new LibraryError('draft-conflict');
    const revision = newId();
    ownRevisions.add(revision);
    const blobs = transaction.objectStore('blobs');
    const stored = new Set(await blobs.index('owner').getAllKeys(OWNER));
    const keyByName: Record<string, string> = {};
    for (const [name, blob] of Object.entries(pictures)) {
      const previousKey = keys.get(blob);
      const key = previousKey !== undefined && stored.has(previousKey) ? previousKey : newId();
      if (key !== previousKey) await blobs.put({ key, owner: OWNER, blob });
      stored.add(key);
      keys.set(blob, key);
      keyByName[name] = key;
    }
    const used = new Set(Object.values(keyByName));
    for (const key of stored) if (!used.has(key)) await blobs.delete(key);
    await meta.put({ revision, fields, pictures: keyByName }, KEY);
  });

/** The draft of a record, with the pictures that `pictureAt` finds; null if it is not a draft. */
const draftIn = async (
  record: unknown,
  pictureAt: (key: string) => Promise<Blob | null | undefined>,
): Promise<Draft | null> => {
  if (!isDraftRecord(record)) return null;
  if (record.revision !== undefined) ownRevisions.add(record.revision);
  const readPictures = new Map<string, Blob | null | undefined>();
  const pictures: Record<string, Blob> = {};
  for (const [name, key] of Object.entries(record.pictures)) {
    // One picture may have several names.
    if (!readPictures.has(key)) readPictures.set(key, await pictureAt(key));
    const picture = readPictures.get(key);
    if (!picture) continue;
    keys.set(picture, key);
    pictures[name] = picture;
  }
  return { fields: record.fields, pictures };
};

/**
 * The saved draft, without pictures that cannot be read; null if there is none or it cannot be
 * read. Throws LibraryError.
 */
export const getDraft = async (): Promise<Draft | null> => {
  const draft = await readWithFallback(
    read(['meta', 'blobs'], async (transaction) =>
      draftIn(
        await transaction.objectStore('meta').get(KEY),
        async (key) => (await transaction.objectStore('blobs').get(key))?.blob,
      ),
    ),
    async () =>
      draftIn(
        await read(['meta'], (transaction) => transaction.objectStore('meta').get(KEY)),
        getBlob,
      ),
  );
  if (!draft) return null;
  const pictures = await filterReadable(Object.entries(draft.pictures), ([, picture]) => picture);
  return { ...draft, pictures: Object.fromEntries(pictures) };
};

/**
 * Deletes the draft and its pictures, but not a draft that another tab has saved since this tab
 * last saved or read one. Throws LibraryError.
 */
export const clearDraft = (): Promise<void> =>
  write(['meta', 'blobs'], 'strict', async (transaction) => {
    const meta = transaction.objectStore('meta');
    if (isFromAnotherTab(await meta.get(KEY))) return;
    await meta.delete(KEY);
    for (const key of await transaction.objectStore('blobs').index('owner').getAllKeys(OWNER)) {
      await transaction.objectStore('blobs').delete(key);
    }
  });
