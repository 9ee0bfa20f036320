import { textToPicture } from './base64';
import {
  isBackup,
  isFromNewerSite,
  isOurs,
  isSoundOrder,
  isSoundProfile,
  isSoundProject,
  type UncheckedBackup,
} from './backup-check';
import { BACKUP_FORMAT, type OrderBackup, type ProjectBackup } from './backup-format';
import { announce } from './changes';
import { read, write } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { getProfile, saveProfile } from './profile';
import type { BlobRecord, ProjectRecord } from './schema';
import type { Cover } from './types';

/** In bytes: several times the size of a hundred projects. */
const LARGEST_FILE = 512 * 1024 * 1024;

/** Result of importing a backup. */
export interface ImportResult {
  /**
   * Ids of the imported projects. A project that already existed here is imported as a copy with a
   * new id.
   */
  readonly projects: readonly string[];
  readonly orders: number;
  /** Number of projects and orders in the file that could not be read. */
  readonly skipped: number;
}

// Every backup begins with this text, so a truncated one still has it.
const isCopyCutShort = (text: string): boolean =>
  text.trimStart().startsWith(`{"format":"${BACKUP_FORMAT}"`);

const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LibraryError(isCopyCutShort(text) ? 'damaged-backup' : 'unreadable-backup', cause);
  }
};

const parse = async (file: Blob): Promise<UncheckedBackup> => {
  if (file.size > LARGEST_FILE) throw new LibraryError('unreadable-backup');
  const content = contentOf(await file.text());
  if (isBackup(content)) return content;
  if (!isOurs(content)) throw new LibraryError('unreadable-backup');
  throw new LibraryError(isFromNewerSite(content) ? 'newer-backup' : 'damaged-backup');
};

const isHere = async (store: 'projects' | 'orders', id: string): Promise<boolean> =>
  (await read([store], (transaction) => transaction.objectStore(store).getKey(id))) !== undefined;

// Never overwrite an existing project: import the one from the file as a copy with new ids.
const asCopy = (project: ProjectRecord): ProjectRecord => {
  const books = project.books.map((book) => ({ ...book, id: newId() }));
  const current = project.books.findIndex(({ id }) => id === project.currentBookId);
  const currentBookId = (books[current] ?? books[0])?.id ?? project.currentBookId;
  return { ...project, id: newId(), books, currentBookId };
};

const addProject = async ({ project, dog, pages, pictures }: ProjectBackup): Promise<string> => {
  const target = (await isHere('projects', project.id)) ? asCopy(project) : project;
  const owner = target.id;
  const blobs: BlobRecord[] = [];
  const keep = (key: string | null): string | null => {
    const picture = key === null ? undefined : new Map(Object.entries(pictures)).get(key);
    if (!picture) return null;
    const blob = { key: newId(), owner, blob: textToPicture(picture) };
    blobs.push(blob);
    return blob.key;
  };
  const keepCover = (cover: Cover | null): Cover | null => {
    if (!cover?.picture) return cover;
    const { picture, ...design } = cover;
    const key = keep(picture);
    return key ? { ...design, picture: key } : design;
  };
  const record: ProjectRecord = {
    ...target,
    photo: keep(project.photo),
    logo: keep(project.logo),
    cutout: keep(project.cutout ?? null),
    books: target.books.map((book) => ({ ...book, cover: keepCover(book.cover) })),
  };
  const previews = pages.map(({ preview }) => textToPicture(preview));
  await write(['projects', 'dogs', 'pages', 'previews', 'blobs'], 'strict', async (transaction) => {
    await transaction.objectStore('projects').add(record);
    if (dog) await transaction.objectStore('dogs').put({ projectId: owner, dog });
    for (const blob of blobs) await transaction.objectStore('blobs').put(blob);
    for (const [position, { index, page }] of pages.entries()) {
      await transaction.objectStore('pages').put({ projectId: owner, index, page });
      const preview = previews[position];
      if (preview)
        await transaction.objectStore('previews').put({ projectId: owner, index, preview });
    }
  });
  announce('project', owner);
  return owner;
};

const addOrder = async ({ order, cover }: OrderBackup): Promise<boolean> => {
  if (await isHere('orders', order.id)) return false;
  const key = cover && newId();
  await write(['orders', 'blobs'], 'strict', async (transaction) => {
    await transaction.objectStore('orders').add({ ...order, cover: key });
    if (cover && key)
      await transaction
        .objectStore('blobs')
        .put({ key, owner: order.id, blob: textToPicture(cover) });
  });
  announce('order', order.id);
  return true;
};

/**
 * Imports a backup file. Existing data is not changed. Each project is added as a whole or not
 * at all.
 * Throws LibraryError: `unreadable-backup` if the file is not a backup, `damaged-backup` if no
 * entry in it is valid, `newer-backup` if this version cannot read it, `full` if the disk is full.
 */
export const importBackup = async (file: Blob): Promise<ImportResult> => {
  const { projects, orders, profile } = await parse(file);
  const soundProjects = projects.filter(isSoundProject);
  const soundOrders = orders.filter(isSoundOrder);
  const skipped = projects.length + orders.length - soundProjects.length - soundOrders.length;
  if (skipped > 0 && soundProjects.length + soundOrders.length === 0)
    throw new LibraryError('damaged-backup');
  const ids: string[] = [];
  for (const entry of soundProjects) ids.push(await addProject(entry));
  let added = 0;
  for (const entry of soundOrders) if (await addOrder(entry)) added += 1;
  if (isSoundProfile(profile) && (await getProfile()) === null) await saveProfile(profile);
  return { projects: ids, orders: added, skipped };
};
