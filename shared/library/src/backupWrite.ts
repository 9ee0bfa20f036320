import { isObject } from '@scribblepup/kernel/schema';
import { pictureToText, type PictureText } from './base64';
import { backupFile, dogsToBackup, pagesToText, picturesToText } from './backupFile';
import type { OrderBackup, ProjectBackup } from './backupFormat';
import { LibraryError } from './error';
import { listOrders } from './orders';
import { getPages, listPageIds } from './pages';
import { picturesOf } from './pictures';
import { getProfile } from './profile';
import { getProject, listProjects, toRecord } from './projects';
import { readAll } from './readAll';
import { isProjectRecord } from './records';
import type { Project } from './types';

const pictureTextsOf = async (owner: string): Promise<Record<string, PictureText>> =>
  picturesToText((await picturesOf(owner)).map(({ key, blob }) => [key, blob]));

const pagesOf = async (projectId: string): ReturnType<typeof pagesToText> =>
  pagesToText(await getPages(projectId));

const projectBackup = async (project: Project): Promise<ProjectBackup> => ({
  project: toRecord(project),
  ...dogsToBackup(project),
  ...(await pagesOf(project.id)),
  pictures: await pictureTextsOf(project.id),
});

/**
 * The stored records of projects that this version cannot read: a newer version, or a person, may
 * still be able to use them.
 */
const unreadableBackups = async (): Promise<unknown[]> => {
  const records: readonly unknown[] = (await readAll('projects')).values;
  const unreadable = records.filter((record) => !isProjectRecord(record));
  if (unreadable.length === 0) return [];
  const dogs = new Map((await readAll('dogs')).values.map((record) => [record.projectId, record]));
  return Promise.all(
    unreadable.map(async (project) => {
      const id = isObject(project) ? String(project.id) : '';
      return {
        project,
        dog: dogs.get(id)?.dog ?? null,
        moreDogs: dogs.get(id)?.more,
        ...(await pagesOf(id)),
        pictures: await pictureTextsOf(id),
      };
    }),
  );
};

const pageIdsOf = async ({ id, books }: Project): Promise<string[]> => [
  ...books.flatMap(({ pages }) => pages),
  ...(await listPageIds(id)),
];

const orderBackups = async (): Promise<OrderBackup[]> =>
  Promise.all(
    (await listOrders()).map(async ({ cover, ...order }) => ({
      order: { ...order, cover: null },
      cover: cover && (await pictureToText(cover)),
    })),
  );

async function* backupsOf(
  projects: readonly Project[],
  unreadable: readonly unknown[] = [],
): AsyncGenerator {
  for (const project of projects) yield await projectBackup(project);
  yield* unreadable;
}

/**
 * Exports everything that is stored on this device as one file for `importBackup`. Projects that
 * this version cannot read are included as stored. Pictures that the browser lost are not included.
 */
export const exportAll = async (): Promise<Blob> => {
  const projects = await listProjects();
  const unreadable = await unreadableBackups();
  return backupFile({
    profile: await getProfile(),
    orders: await orderBackups(),
    pageIds: (await Promise.all(projects.map(pageIdsOf))).flat(),
    projects: backupsOf(projects, unreadable),
  });
};

/**
 * Exports one project with its photo, pages and books as a file for `importBackup`. Throws
 * LibraryError `missing` if there is no such project.
 */
export const exportProject = async (id: string): Promise<Blob> => {
  const project = await getProject(id);
  if (!project) throw new LibraryError('missing');
  return backupFile({ pageIds: await pageIdsOf(project), projects: backupsOf([project]) });
};
