import { announce } from './changes';
import { forgetCleared, markKept } from './clearedMark';
import { write, type Store } from './database';
import { asOnlyWriter } from './locks';
import { allPagesOf } from './pages';

const stores: Store[] = ['projects', 'dogs', 'pages', 'previews', 'blobs'];

/** A deleted project. It can be restored for as long as the caller keeps this object. */
export interface DeletedProject {
  readonly id: string;
  /** Puts everything back as it was. Throws LibraryError, for instance if the disk is full. */
  readonly restore: () => Promise<void>;
}

/** Deletes a project with its pages and pictures. Its orders stay. */
export const deleteProject = async (id: string): Promise<DeletedProject> => {
  const kept = await asOnlyWriter(id, () =>
    write(stores, 'strict', async (transaction) => {
      const range = allPagesOf(id);
      const [project, dog, pages, previews, blobs] = await Promise.all([
        transaction.objectStore('projects').get(id),
        transaction.objectStore('dogs').get(id),
        transaction.objectStore('pages').getAll(range),
        transaction.objectStore('previews').getAll(range),
        transaction.objectStore('blobs').index('owner').getAll(id),
      ]);
      await Promise.all([
        transaction.objectStore('projects').delete(id),
        transaction.objectStore('dogs').delete(id),
        transaction.objectStore('pages').delete(range),
        transaction.objectStore('previews').delete(range),
        ...blobs.map(({ key }) => transaction.objectStore('blobs').delete(key)),
      ]);
      const left = await transaction.objectStore('projects').count();
      return { project, dog, pages, previews, blobs, left };
    }),
  );
  if (kept.left === 0) forgetCleared();
  announce('project', id);

  const restore = async (): Promise<void> => {
    await asOnlyWriter(id, () =>
      write(stores, 'strict', async (transaction) => {
        if (kept.project) await transaction.objectStore('projects').put(kept.project);
        if (kept.dog) await transaction.objectStore('dogs').put(kept.dog);
        for (const record of kept.pages) await transaction.objectStore('pages').put(record);
        for (const record of kept.previews) await transaction.objectStore('previews').put(record);
        for (const record of kept.blobs) await transaction.objectStore('blobs').put(record);
      }),
    );
    if (kept.project) markKept();
    announce('project', id);
    announce('pages', id);
  };

  return { id, restore };
};
