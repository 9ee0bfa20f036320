import { announce } from './changes';
import { read, write } from './database';
import { isReadFailure } from './error';
import { withWriteLock } from './locks';
import { FIRST_PHOTO_ID } from './limits';
import { toPageNumber, VERSION_1_LOOKS } from './pageNumbers';
import { filterReadable } from './readable';
import {
  isPageRecord,
  isPhotoPageRecord,
  isPreviewRecord,
  type PageRecord,
  type PhotoPageRecord,
} from './records';
import type { DrawnPage, StoredPage } from './types';
import type { Page } from '@scribblepup/pages';

/** The key range of all pages of a project. */
export const pageKeyRange = (projectId: string): IDBKeyRange =>
  IDBKeyRange.bound([projectId, 0], [projectId, Number.MAX_SAFE_INTEGER], false, true);

type Key = [projectId: string, number: number];

/** The page in a record; null if it is damaged. */
export const toDrawnPage = (record: unknown): (DrawnPage & { readonly index: number }) | null => {
  if (isPageRecord(record)) return { index: record.index, page: record.page };
  if (!isPhotoPageRecord(record)) return null;
  const { index, photoPage: page, photo, partner } = record;
  return {
    index,
    page,
    ...(photo !== FIRST_PHOTO_ID && { photo }),
    ...(partner !== undefined && { partner }),
  };
};

/** The record of a page; see `records.ts` for why there are two forms. */
export const toPageRecord = (
  projectId: string,
  { page, photo, partner }: DrawnPage,
): PageRecord | PhotoPageRecord => {
  const index = toPageNumber(page.look);
  if (partner !== undefined)
    return { projectId, index, photo: photo ?? FIRST_PHOTO_ID, partner, photoPage: page };
  return photo === undefined
    ? { projectId, index, page }
    : { projectId, index, photo, photoPage: page };
};

/**
 * Saves generated pages, each in place of the stored page of the same look. Pages can be
 * regenerated, so the write does not wait for the disk. Pages of a project that no longer exists
 * are dropped.
 */
export const putPages = async (
  projectId: string,
  pages: readonly Omit<StoredPage, 'projectId'>[],
): Promise<void> => {
  await withWriteLock(projectId, () =>
    write(['projects', 'pages', 'previews'], 'relaxed', async (transaction) => {
      if ((await transaction.objectStore('projects').getKey(projectId)) === undefined) return;
      for (const { preview, ...drawn } of pages) {
        const record = toPageRecord(projectId, drawn);
        const { index } = record;
        await transaction.objectStore('pages').put(record);
        await transaction.objectStore('previews').put({ projectId, index, preview });
      }
    }),
  );
  announce('pages', projectId);
};

const readPages = async (projectId: string, range: IDBKeyRange | Key): Promise<StoredPage[]> => {
  const found = await read(['pages', 'previews'], async (transaction) => {
    const [pages, previews] = await Promise.all([
      transaction.objectStore('pages').getAll(range),
      transaction.objectStore('previews').getAll(range),
    ]);
    const previewOf = new Map(
      previews
        .filter((record) => isPreviewRecord(record))
        .map(({ index, preview }) => [index, preview]),
    );
    return pages
      .map(toDrawnPage)
      .filter((drawn) => drawn !== null)
      .flatMap(({ index, ...drawn }) => {
        const preview = previewOf.get(index);
        return preview ? [{ projectId, ...drawn, preview }] : [];
      });
  });
  return filterReadable(found, ({ preview }) => preview);
};

/** Reads pages. Returns none of them if one cannot be read. */
const readPagesOrNone = async (
  projectId: string,
  range: IDBKeyRange | Key,
): Promise<StoredPage[]> => {
  try {
    return await readPages(projectId, range);
  } catch (error) {
    if (!isReadFailure(error)) throw error;
    return [];
  }
};

const keysOf = (projectId: string): Promise<Key[]> =>
  read(['pages'], (transaction) =>
    transaction.objectStore('pages').getAllKeys(pageKeyRange(projectId)),
  );

/** All stored pages of a project. Missing and damaged ones are left out. */
export const getPages = async (projectId: string): Promise<StoredPage[]> => {
  try {
    return await readPages(projectId, pageKeyRange(projectId));
  } catch (error) {
    if (!isReadFailure(error)) throw error;
  }
  // One page that the browser lost fails the whole read, so read the pages one by one.
  const pages: StoredPage[] = [];
  for (const key of await keysOf(projectId)) pages.push(...(await readPagesOrNone(projectId, key)));
  return pages;
};

/** The page with this id; null if it is missing or damaged. */
export const getPage = async (projectId: string, id: string): Promise<StoredPage | null> =>
  (await readPagesOrNone(projectId, [projectId, toPageNumber(id)])).find(
    ({ page }) => page.look === id,
  ) ?? null;

const readDrawnPageAt = async (key: Key): Promise<DrawnPage | null> => {
  try {
    const record: unknown = await read(['pages'], (transaction) =>
      transaction.objectStore('pages').get(key),
    );
    const found = toDrawnPage(record);
    if (!found) return null;
    const { index: _index, ...drawn } = found;
    return drawn;
  } catch (error) {
    if (isReadFailure(error)) return null;
    throw error;
  }
};

const readDrawnPage = async (projectId: string, id: string): Promise<DrawnPage | null> => {
  const drawn = await readDrawnPageAt([projectId, toPageNumber(id)]);
  return drawn?.page.look === id ? drawn : null;
};

/**
 * The pages with these ids and their photos for the PDF, in the given order and without previews;
 * null for a missing or damaged one.
 */
export const getDrawnPages = (
  projectId: string,
  ids: readonly string[],
): Promise<(DrawnPage | null)[]> => Promise.all(ids.map((id) => readDrawnPage(projectId, id)));

/** The pages with these ids, in the given order; null for a missing or damaged one. */
export const getPageArt = async (
  projectId: string,
  ids: readonly string[],
): Promise<(Page | null)[]> =>
  (await getDrawnPages(projectId, ids)).map((drawn) => drawn?.page ?? null);

/**
 * Ids of the stored pages of a project. The ids follow from the keys, so no page is read, except
 * one whose look version 1 did not have.
 */
export const listPageIds = async (projectId: string): Promise<string[]> => {
  const ids = (await keysOf(projectId)).map(
    async (key) => VERSION_1_LOOKS[key[1]] ?? (await readDrawnPageAt(key))?.page.look,
  );
  return (await Promise.all(ids)).filter((id) => id !== undefined);
};

/** Deletes a project's pages, for example because a new photo or cutout made them stale. */
export const clearPages = async (projectId: string): Promise<void> => {
  await withWriteLock(projectId, () =>
    write(['pages', 'previews'], 'relaxed', async (transaction) => {
      const range = pageKeyRange(projectId);
      await transaction.objectStore('pages').delete(range);
      await transaction.objectStore('previews').delete(range);
    }),
  );
  announce('pages', projectId);
};
