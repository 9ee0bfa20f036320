import { decodePicture } from './base64';
import {
  BACKUP_FORMAT,
  isBackup,
  isNewerBackup,
  isOrderBackup,
  claimsToBeBackup,
  isProjectBackup,
  MAX_BACKUP_BYTES,
  type Backup,
  type OrderBackup,
  type ProjectBackup,
} from './backupFormat';
import { importedRecord } from './backupRecord';
import { repairProjectBackup } from './backupRepair';
import { withoutExistingProjects } from './existingProjects';
import { announce } from './changes';
import { markHasProjects } from './hasProjectsMark';
import { findDamagedRecords } from './damage';
import { write, type WriteTransaction } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { withImportLock } from './locks';
import { recordPrintedCopies } from './orders';
import { toPageRecord } from './pages';
import { PROFILE_KEY } from './profile';
import { isProfile, type BlobRecord, type ProjectRecord } from './records';
import { everyStore } from './schema';

/** Result of importing a backup. */
export interface ImportResult {
  /**
   * Ids of the imported projects. A project that has changed on this device since is imported as a
   * copy with a new id. One that is already here, unchanged and complete, is not imported again.
   */
  readonly projects: readonly string[];
  readonly orders: number;
  /** Number of projects and orders in the file that could not be read. */
  readonly skipped: number;
}

// Every backup begins with this text, so a truncated one still has it.
const looksTruncated = (text: string): boolean =>
  text.trimStart().startsWith(`{"format":"${BACKUP_FORMAT}"`);

const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LibraryError(looksTruncated(text) ? 'damaged-backup' : 'not-a-backup', cause);
  }
};

/** Whether a file, which may be too large to be read, begins like a backup. */
const startsLikeBackup = async (file: Blob): Promise<boolean> =>
  (
    await file
      .slice(0, 200)
      .text()
      .catch(() => '')
  ).includes(`"format":"${BACKUP_FORMAT}"`);

const parse = async (file: Blob): Promise<Backup> => {
  if (file.size > MAX_BACKUP_BYTES)
    throw new LibraryError((await startsLikeBackup(file)) ? 'too-large-backup' : 'not-a-backup');
  const text = await file.text().catch((cause: unknown) => {
    // The file may have been moved or changed, or its disk removed. A second try may work.
    throw new LibraryError('failed', cause);
  });
  const content = contentOf(text);
  if (isBackup(content)) return content;
  if (!claimsToBeBackup(content)) throw new LibraryError('not-a-backup');
  throw new LibraryError(isNewerBackup(content) ? 'newer-backup' : 'damaged-backup');
};

const readProject = (entry: unknown): ProjectBackup | null => {
  if (isProjectBackup(entry)) return entry;
  const rest = repairProjectBackup(entry);
  return isProjectBackup(rest) ? rest : null;
};

// Never overwrite an existing project: import the one from the file as a copy with new ids.
const withNewIds = (project: ProjectRecord): ProjectRecord => {
  const books = project.books.map((book) => ({ ...book, id: newId() }));
  const newIds = new Map(project.books.map(({ id }, place) => [id, books[place].id]));
  const editions = project.editions?.map((edition) => ({
    ...edition,
    id: newId(),
    bookId: newIds.get(edition.bookId) ?? edition.bookId,
  }));
  const currentBookId = newIds.get(project.currentBookId) ?? project.currentBookId;
  return { ...project, id: newId(), books, ...(editions && { editions }), currentBookId };
};

interface ImportedProject {
  readonly record: ProjectRecord;
  readonly blobs: readonly BlobRecord[];
}

/**
 * The record of an imported project, and its pictures: under their own keys, or under new ones if a
 * key is taken.
 */
const withPictures = (
  project: ProjectRecord,
  pictures: ProjectBackup['pictures'],
  isTaken: (key: string) => boolean,
): ImportedProject => {
  const pictureByKey = new Map(Object.entries(pictures));
  const blobs: BlobRecord[] = [];
  const record = importedRecord(project, (key) => {
    const picture = pictureByKey.get(key);
    if (!picture) return null;
    const freeKey = isTaken(key) ? newId() : key;
    blobs.push({ key: freeKey, owner: project.id, blob: decodePicture(picture) });
    return freeKey;
  });
  return { record, blobs };
};

/** Imports a project and returns its id. If that id is taken, the project gets a new one. */
const importProject = async (
  transaction: WriteTransaction,
  { project, dog, moreDogs, pages, photoPages = [], pairPages = [], pictures }: ProjectBackup,
): Promise<string> => {
  const projects = transaction.objectStore('projects');
  const exists = (await projects.getKey(project.id)) !== undefined;
  const stored = transaction.objectStore('blobs');
  const taken = new Set<string>();
  for (const key of Object.keys(pictures))
    if ((await stored.getKey(key)) !== undefined) taken.add(key);
  const target = exists ? withNewIds(project) : project;
  const { record, blobs } = withPictures(target, pictures, (key) => exists || taken.has(key));
  const projectId = record.id;
  await projects.add(record);
  if (dog || moreDogs)
    await transaction
      .objectStore('dogs')
      .put({ projectId, ...(dog && { dog }), ...(moreDogs && { more: moreDogs }) });
  for (const blob of blobs) await stored.put(blob);
  for (const { preview, ...drawn } of [...pages, ...photoPages, ...pairPages]) {
    const page = toPageRecord(projectId, drawn);
    const { index } = page;
    await transaction.objectStore('pages').put(page);
    await transaction
      .objectStore('previews')
      .put({ projectId, index, preview: decodePicture(preview) });
  }
  return projectId;
};

const damagedIds = async (kind: 'order' | 'project'): Promise<ReadonlySet<string>> =>
  new Set((await findDamagedRecords(kind)).map(({ id }) => id));

interface DamagedIds {
  /** Orders that the ones from the file replace. */
  readonly orders: ReadonlySet<string>;
  /** Projects whose copies are not counted: reading a lost record fails its transaction. */
  readonly projects: ReadonlySet<string>;
}

/** Imports an order unless it is already here; true if it was added. */
const importOrder = async (
  transaction: WriteTransaction,
  { order, cover, isUnplaced = false }: OrderBackup,
  damaged: DamagedIds,
): Promise<boolean> => {
  const orders = transaction.objectStore('orders');
  const exists = (await orders.getKey(order.id)) !== undefined;
  if (exists && !damaged.orders.has(order.id)) return false;
  const blobs = transaction.objectStore('blobs');
  if (exists)
    for (const old of await blobs.index('owner').getAllKeys(order.id)) await blobs.delete(old);
  const key = cover && newId();
  await orders.put({ ...order, cover: key });
  if (cover && key) await blobs.put({ key, owner: order.id, blob: decodePicture(cover) });
  // If the order is already here, its copies were counted when it was placed.
  if (isUnplaced && !exists && !damaged.projects.has(order.projectId))
    await recordPrintedCopies(transaction, order);
  return true;
};

/**
 * Fills the empty fields of this device's profile from the backup; true if it changed one. Visitors
 * sign in before they import, so there is usually a profile with only the email.
 */
const importProfile = async (transaction: WriteTransaction, profile: unknown): Promise<boolean> => {
  if (!isProfile(profile)) return false;
  const meta = transaction.objectStore('meta');
  const stored: unknown = await meta.get(PROFILE_KEY);
  const current = isProfile(stored) ? stored : { firstName: '', lastName: '', email: '' };
  const firstName = current.firstName || profile.firstName;
  const lastName = current.lastName || profile.lastName;
  const email = current.email || profile.email;
  if (firstName === current.firstName && lastName === current.lastName && email === current.email)
    return false;
  await meta.put({ ...current, firstName, lastName, email }, PROFILE_KEY);
  return true;
};

/**
 * Imports all valid entries of a backup file, or none of them: otherwise a second try would
 * duplicate what the first one added. Changes existing data only to fill empty fields of the
 * profile, to replace damaged orders, and to count the copies of unplaced orders. Leaves out
 * invalid pages, which are drawn again.
 * Throws LibraryError: `not-a-backup` if the file is not a backup, `damaged-backup` if it is
 * damaged or no entry in it is valid, `newer-backup` if this version cannot read it,
 * `too-large-backup` if no browser can, `full` if the disk is full, `failed` if the file cannot be
 * read.
 */
export const importBackup = async (file: Blob): Promise<ImportResult> => {
  const { projects, orders, profile } = await parse(file);
  const validProjects = projects.map(readProject).filter((entry) => entry !== null);
  const validOrders = orders.filter((entry) => isOrderBackup(entry));
  const skipped = projects.length + orders.length - validProjects.length - validOrders.length;
  if (skipped > 0 && validProjects.length + validOrders.length === 0)
    throw new LibraryError('damaged-backup');
  const added = { projects: [] as string[], orders: [] as OrderBackup[], profile: false };
  // Wait until another import has finished, for example of the same file in another tab.
  await withImportLock(async () => {
    const newProjects = await withoutExistingProjects(validProjects);
    const damaged = { orders: await damagedIds('order'), projects: await damagedIds('project') };
    await write([...everyStore], 'strict', async (transaction) => {
      for (const entry of newProjects) added.projects.push(await importProject(transaction, entry));
      for (const entry of validOrders)
        if (await importOrder(transaction, entry, damaged)) added.orders.push(entry);
      added.profile = await importProfile(transaction, profile);
    });
  });
  if (added.projects.length > 0) markHasProjects();
  for (const id of added.projects) announce('project', id);
  for (const { order, isUnplaced } of added.orders) {
    announce('order', order.id);
    if (isUnplaced) announce('project', order.projectId);
  }
  if (added.profile) announce('profile');
  return { projects: added.projects, orders: added.orders.length, skipped };
};
