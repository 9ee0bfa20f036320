import { announce } from './changes';
import { read, write } from './database';
import { isReadFailure } from './error';
import { asOnlyWriter } from './locks';
import { isPageRecord } from './records';
import type { StoredPage } from './types';
import type { Page } from '@scribblepup/pages';

const rangeOf = (projectId: string, from: number, count: number): IDBKeyRange =>
  IDBKeyRange.bound([projectId, from], [projectId, from + count], false, true);

/** The key range of all pages of a project. */
export const allPagesOf = (projectId: string): IDBKeyRange =>
  rangeOf(projectId, 0, Number.MAX_SAFE_INTEGER);

/**
 * Saves generated pages and replaces those with the same index. Pages can be regenerated, so the
 * write does not wait for the disk. Pages of a project that no longer exists are dropped.
 */
export const putPages = async (
  projectId: string,
  pages: readonly Omit<StoredPage, 'projectId'>[],
): Promise<void> => {
  await asOnlyWriter(projectId, () =>
    write(['projects', 'pages', 'previews'], 'relaxed', async (transaction) => {
      if ((await transaction.objectStore('projects').getKey(projectId)) === undefined) return;
      for (const { index, page, preview } of pages) {
        await transaction.objectStore('pages').put({ projectId, index, page });
        await transaction.objectStore('previews').put({ projectId, index, preview });
      }
    }),
  );
  announce('pages', projectId);
};

const readRange = (projectId: string, from: number, count: number): Promise<StoredPage[]> =>
  read(['pages', 'previews'], async (transaction) => {
    const range = rangeOf(projectId, from, count);
    const [pages, previews] = await Promise.all([
      transaction.objectStore('pages').getAll(range),
      transaction.objectStore('previews').getAll(range),
    ]);
    const previewOf = new Map(previews.map(({ index, preview }) => [index, preview]));
    return pages.filter(isPageRecord).flatMap(({ index, page }) => {
      const preview = previewOf.get(index);
      return preview ? [{ projectId, index, page, preview }] : [];
    });
  });

/** Pages `from` to `from + count - 1`, ordered by index. Missing and damaged pages are left out. */
export const getPages = async (
  projectId: string,
  from: number,
  count: number,
): Promise<StoredPage[]> => {
  // IndexedDB throws on an empty key range.
  if (count <= 0) return [];
  try {
    return await readRange(projectId, from, count);
  } catch (error) {
    if (!isReadFailure(error)) throw error;
    if (count === 1) return [];
    // One page that the browser lost fails the whole read. Bisect the range to isolate it.
    const half = Math.ceil(count / 2);
    return [
      ...(await getPages(projectId, from, half)),
      ...(await getPages(projectId, from + half, count - half)),
    ];
  }
};

/** One page; null if it is missing or damaged. */
export const getPage = async (projectId: string, index: number): Promise<StoredPage | null> =>
  (await getPages(projectId, index, 1)).at(0) ?? null;

const readArt = async (projectId: string, index: number): Promise<Page | null> => {
  try {
    const key: [string, number] = [projectId, index];
    const record: unknown = await read(['pages'], (transaction) =>
      transaction.objectStore('pages').get(key),
    );
    return isPageRecord(record) ? record.page : null;
  } catch (error) {
    if (isReadFailure(error)) return null;
    throw error;
  }
};

/**
 * The drawings of the given pages for the PDF, in the given order and without previews; null for a
 * missing or damaged one.
 */
export const getPageArt = (
  projectId: string,
  indexes: readonly number[],
): Promise<(Page | null)[]> => Promise.all(indexes.map((index) => readArt(projectId, index)));

/** Indexes of the stored pages, in ascending order. */
export const listPageIndexes = async (projectId: string): Promise<number[]> => {
  const keys = await read(['pages'], (transaction) =>
    transaction.objectStore('pages').getAllKeys(allPagesOf(projectId)),
  );
  return keys.map(([, index]) => index);
};

/** Deletes a project's pages, for instance when a new photo or cutout makes them stale. */
export const clearPages = async (projectId: string): Promise<void> => {
  await asOnlyWriter(projectId, () =>
    write(['pages', 'previews'], 'relaxed', async (transaction) => {
      const range = allPagesOf(projectId);
      await transaction.objectStore('pages').delete(range);
      await transaction.objectStore('previews').delete(range);
    }),
  );
  announce('pages', projectId);
};
