import { pictureToText, type PictureText } from './base64';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  type OrderBackup,
  type ProjectBackup,
} from './backup-format';
import { read } from './database';
import { LibraryError } from './error';
import { listOrders } from './orders';
import { getPages, listPageIndexes } from './pages';
import { getProfile } from './profile';
import { getProject, listProjects } from './projects';
import type { Project } from './types';

const picturesOf = async (owner: string): Promise<Record<string, PictureText>> => {
  const records = await read(['blobs'], (transaction) =>
    transaction.objectStore('blobs').index('owner').getAll(owner),
  );
  return Object.fromEntries(
    await Promise.all(
      records.map(async ({ key, blob }) => [key, await pictureToText(blob)] as const),
    ),
  );
};

const projectBackup = async ({ dog, ...project }: Project): Promise<ProjectBackup> => {
  const count = Math.max(-1, ...(await listPageIndexes(project.id))) + 1;
  const pages = await getPages(project.id, 0, count);
  return {
    project,
    dog,
    pages: await Promise.all(
      pages.map(async ({ index, page, preview }) => ({
        index,
        page,
        preview: await pictureToText(preview),
      })),
    ),
    pictures: await picturesOf(project.id),
  };
};

const orderBackups = async (): Promise<OrderBackup[]> =>
  Promise.all(
    (await listOrders()).map(async ({ cover, ...order }) => ({
      order: { ...order, cover: null },
      cover: cover && (await pictureToText(cover)),
    })),
  );

// Serialize the projects one by one: all of them at once could exhaust memory.
const toFile = async (
  projects: readonly Project[],
  rest: Pick<Backup, 'profile' | 'orders'>,
): Promise<Blob> => {
  const head = { format: BACKUP_FORMAT, version: BACKUP_VERSION, savedAt: Date.now(), ...rest };
  const parts: string[] = [`${JSON.stringify(head).slice(0, -1)},"projects":[`];
  for (const [index, project] of projects.entries()) {
    parts.push(index === 0 ? '' : ',', JSON.stringify(await projectBackup(project)));
  }
  return new Blob([...parts, ']}'], { type: 'application/json' });
};

/** Exports everything that is stored on this device as one file for `importBackup`. */
export const exportAll = async (): Promise<Blob> =>
  toFile(await listProjects(), { profile: await getProfile(), orders: await orderBackups() });

/**
 * Exports one project with its photo, pages and books as a file for `importBackup`. Throws
 * LibraryError `missing` if there is no such project.
 */
export const exportProject = async (id: string): Promise<Blob> => {
  const project = await getProject(id);
  if (!project) throw new LibraryError('missing');
  return toFile([project], { profile: null, orders: [] });
};
