import { isObject } from '@scribblepup/kernel/schema';
import { pictureToText, type PictureText } from './base64';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type OrderBackup,
  type ProjectBackup,
} from './backupFormat';
import { read } from './database';
import { LibraryError } from './error';
import { listOrders } from './orders';
import { isKnownToVersion1, numberOf } from './pageNames';
import { getPages, listPageIds } from './pages';
import { getProfile } from './profile';
import { getProject, listProjects, toRecord } from './projects';
import { isReadable, withReadable } from './readable';
import { readAll } from './readAll';
import { isProjectRecord } from './records';
import type { Profile, Project } from './types';

const picturesOf = async (owner: string): Promise<Record<string, PictureText>> => {
  const records = await read(['blobs'], (transaction) =>
    transaction.objectStore('blobs').index('owner').getAll(owner),
  );
  return Object.fromEntries(
    await Promise.all(
      (await withReadable(records, ({ blob }) => blob)).map(
        async ({ key, blob }) => [key, await pictureToText(blob)] as const,
      ),
    ),
  );
};

const pagesOf = async (projectId: string): Promise<ProjectBackup['pages']> =>
  Promise.all(
    (await getPages(projectId)).map(async ({ page, preview }) => ({
      index: numberOf(page.look),
      page,
      preview: await pictureToText(preview),
    })),
  );

const projectBackup = async (project: Project): Promise<ProjectBackup> => ({
  project: toRecord(project),
  dog: project.dog,
  pages: await pagesOf(project.id),
  pictures: await picturesOf(project.id),
});

/**
 * The projects that this version cannot read, as they are stored: a newer version, or a person, may
 * still make use of them.
 */
const unreadableBackups = async (): Promise<unknown[]> => {
  const records: readonly unknown[] = (await readAll('projects')).values;
  const unreadable = records.filter((record) => !isProjectRecord(record));
  if (unreadable.length === 0) return [];
  const dogs = new Map(
    (await readAll('dogs')).values.map(({ projectId, dog }) => [projectId, dog]),
  );
  return Promise.all(
    unreadable.map(async (project) => {
      const id = isObject(project) ? String(project.id) : '';
      return {
        project,
        dog: dogs.get(id) ?? null,
        pages: await pagesOf(id),
        pictures: await picturesOf(id),
      };
    }),
  );
};

/** The version of a file with these projects: the oldest one whose readers know all pages. */
const versionOf = async (projects: readonly Project[]): Promise<number> => {
  for (const { id, books } of projects) {
    const ids = [...books.flatMap(({ pages }) => pages), ...(await listPageIds(id))];
    if (!ids.every(isKnownToVersion1)) return BACKUP_VERSION;
  }
  return 1;
};

const orderBackups = async (): Promise<OrderBackup[]> =>
  Promise.all(
    (await listOrders()).map(async ({ cover, ...order }) => ({
      order: { ...order, cover: null },
      cover: cover && (await isReadable(cover)) ? await pictureToText(cover) : null,
    })),
  );

// Serialize the projects one by one: all of them at once could exhaust memory.
const toFile = async (
  projects: readonly Project[],
  rest: { readonly profile: Profile | null; readonly orders: readonly OrderBackup[] },
  unreadable: readonly unknown[] = [],
): Promise<Blob> => {
  const version = await versionOf(projects);
  const head = { format: BACKUP_FORMAT, version, savedAt: Date.now(), ...rest };
  const parts: string[] = [`${JSON.stringify(head).slice(0, -1)},"projects":[`];
  for (const [index, project] of projects.entries()) {
    parts.push(index === 0 ? '' : ',', JSON.stringify(await projectBackup(project)));
  }
  for (const entry of unreadable) parts.push(parts.length === 1 ? '' : ',', JSON.stringify(entry));
  return new Blob([...parts, ']}'], { type: 'application/json' });
};

/**
 * Exports everything that is stored on this device as one file for `importBackup`. Projects that
 * this version cannot read are in it as they are stored. Pictures that the browser lost are not.
 */
export const exportAll = async (): Promise<Blob> =>
  toFile(
    await listProjects(),
    { profile: await getProfile(), orders: await orderBackups() },
    await unreadableBackups(),
  );

/**
 * Exports one project with its photo, pages and books as a file for `importBackup`. Throws
 * LibraryError `missing` if there is no such project.
 */
export const exportProject = async (id: string): Promise<Blob> => {
  const project = await getProject(id);
  if (!project) throw new LibraryError('missing');
  return toFile([project], { profile: null, orders: [] });
};
