import { announce } from './changes';
import { clearHasProjectsMark, markHasProjects } from './hasProjectsMark';
import { write, type Store } from './database';
import { LibraryError } from './error';
import { withWriteLock } from './locks';
import { pageKeyRange } from './pages';
import { picturesOf } from './pictures';
import { filterReadable } from './readable';
import { readAll, readEach } from './readAll';
import { isPreviewRecord, type PreviewRecord } from './records';

const stores: Store[] = ['projects', 'dogs', 'pages', 'previews', 'blobs'];

/** A deleted project. It can be restored for as long as the caller keeps this object. */
export interface DeletedProject {
  readonly id: string;
  /**
   * Puts back everything that could be read; changes nothing if the project is back already, for
   * instance from a backup. Throws LibraryError, for instance if the disk is full, and `damaged` if
   * the project itself could not be read.
   */
  readonly restore: () => Promise<void>;
}

// A picture whose file the browser lost cannot be stored again.
const previewsIn = async (range: IDBKeyRange): Promise<PreviewRecord[]> => {
  const { values } = await readAll('previews', range);
  return filterReadable(
    values.filter((value) => isPreviewRecord(value)),
    ({ preview }) => preview,
  );
};

// A record that the browser lost cannot be restored, but must not prevent the deletion.
const recordsOf = async (id: string) => {
  const range = pageKeyRange(id);
  return {
    project: await readEach('projects', [id]),
    dogs: (await readEach('dogs', [id])).values,
    pages: (await readAll('pages', range)).values,
    previews: await previewsIn(range),
    blobs: await picturesOf(id),
  };
};

/** Deletes a project with its pages and pictures. Its orders stay. Throws LibraryError. */
export const deleteProject = async (id: string): Promise<DeletedProject> => {
  const { remaining, ...deleted } = await withWriteLock(id, async () => {
    const records = await recordsOf(id);
    const remaining = await write(stores, 'strict', async (transaction) => {
      const range = pageKeyRange(id);
      const blobs = transaction.objectStore('blobs');
      const pictures = await blobs.index('owner').getAllKeys(id);
      await Promise.all([
        transaction.objectStore('projects').delete(id),
        transaction.objectStore('dogs').delete(id),
        transaction.objectStore('pages').delete(range),
        transaction.objectStore('previews').delete(range),
        ...pictures.map((key) => blobs.delete(key)),
      ]);
      return transaction.objectStore('projects').count();
    });
    return { ...records, remaining };
  });
  if (remaining === 0) clearHasProjectsMark();
  announce('project', id);

  const restore = async (): Promise<void> => {
    if (deleted.project.unreadable.length > 0) throw new LibraryError('damaged');
    await withWriteLock(id, () =>
      write(stores, 'strict', async (transaction) => {
        // The visitor may have changed a project that a backup brought back.
        if ((await transaction.objectStore('projects').get(id)) !== undefined) return;
        for (const record of deleted.project.values)
          await transaction.objectStore('projects').put(record);
        for (const record of deleted.dogs) await transaction.objectStore('dogs').put(record);
        for (const record of deleted.pages) await transaction.objectStore('pages').put(record);
        for (const record of deleted.previews)
          await transaction.objectStore('previews').put(record);
        for (const record of deleted.blobs) await transaction.objectStore('blobs').put(record);
      }),
    );
    if (deleted.project.values.length > 0) markHasProjects();
    announce('project', id);
    announce('pages', id);
  };

  return { id, restore };
};
