import { isObject } from '@scribblepup/kernel/schema';
import { tryEncodePicture, type EncodedPicture } from './base64';
import { backupFile, dogsToBackup, encodePages, encodePictures, projectFile } from './backupFile';
import type { OrderBackup, ProjectBackup } from './backupFormat';
import { LibraryError } from './error';
import { withWriteLock } from './locks';
import { listOrders } from './orders';
import { getPages, listPageIds } from './pages';
import { picturesOf } from './pictures';
import { getProfile } from './profile';
import { getProject, listProjects, toRecord } from './projects';
import { readAll, readEach } from './readAll';
import { isProjectRecord, type BlobRecord } from './records';
import type { Project } from './types';

const encodeBlobs = (pictures: readonly BlobRecord[]): Promise<Record<string, EncodedPicture>> =>
  encodePictures(pictures.map(({ key, blob }) => [key, blob]));

/** The backup of a project; null if it has been deleted. */
const projectBackup = async (id: string): Promise<ProjectBackup | null> => {
  // Hold the lock, so that no change replaces a picture between these reads.
  const { project, pages, pictures } = await withWriteLock(id, async () => ({
    project: await getProject(id),
    pages: await getPages(id),
    pictures: await picturesOf(id),
  }));
  if (!project) return null;
  return {
    project: toRecord(project),
    ...dogsToBackup(project),
    ...(await encodePages(pages)),
    pictures: await encodeBlobs(pictures),
  };
};

interface UnreadableProject {
  readonly id: string;
  readonly record: unknown;
}

/**
 * The stored records of projects that this version cannot read. A newer version, or a developer,
 * may still be able to use them.
 */
const listUnreadable = async (): Promise<UnreadableProject[]> => {
  const records: readonly unknown[] = (await readAll('projects')).values;
  return records
    .filter((record) => !isProjectRecord(record))
    .map((record) => ({ id: isObject(record) ? String(record.id) : '', record }));
};

const unreadableBackup = async ({ id, record }: UnreadableProject): Promise<object> => {
  const [dogs] = (await readEach('dogs', [id])).values;
  return {
    project: record,
    dog: dogs?.dog ?? null,
    moreDogs: dogs?.more,
    ...(await encodePages(await getPages(id))),
    pictures: await encodeBlobs(await picturesOf(id)),
  };
};

const pageIdsOf = async ({ id, books }: Project): Promise<string[]> => [
  ...books.flatMap(({ pages }) => pages),
  ...(await listPageIds(id)),
];

const orderBackups = async (): Promise<OrderBackup[]> =>
  Promise.all(
    (await listOrders()).map(async ({ cover, ...order }) => ({
      order: { ...order, cover: null },
      cover: cover && (await tryEncodePicture(cover)),
    })),
  );

// One at a time: all projects at once could exhaust memory.
async function* backupsOf(
  projects: readonly Project[],
  unreadable: readonly UnreadableProject[],
): AsyncGenerator<object> {
  for (const { id } of projects) {
    const backup = await projectBackup(id);
    if (backup) yield backup;
  }
  for (const project of unreadable) yield await unreadableBackup(project);
}

/**
 * Exports the projects, the orders and the profile of this device as one file for `importBackup`.
 * A project that this version cannot read is included as stored. The file leaves out the draft of a
 * new book, reviews of sample orders, damaged pages and orders, and pictures that the browser lost.
 * Throws LibraryError, with code `too-large-backup` if the file could not be restored.
 */
export const exportAll = async (): Promise<Blob> => {
  const projects = await listProjects();
  const unreadable = await listUnreadable();
  const pageIds = [
    ...(await Promise.all(projects.map(pageIdsOf))),
    ...(await Promise.all(unreadable.map(({ id }) => listPageIds(id)))),
  ];
  return backupFile({
    profile: await getProfile(),
    orders: await orderBackups(),
    pageIds: pageIds.flat(),
    projects: backupsOf(projects, unreadable),
  });
};

/**
 * Exports one project with its photo, pages and books as a file for `importBackup`. Throws
 * LibraryError `missing` if there is no such project.
 */
export const exportProject = async (id: string): Promise<Blob> => {
  const backup = await projectBackup(id);
  if (!backup) throw new LibraryError('missing');
  return projectFile(backup);
};
