import { tryEncodePicture, type EncodedPicture } from './base64';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  MAX_BACKUP_BYTES,
  type OrderBackup,
  type ProjectBackup,
} from './backupFormat';
import { moreDogs } from './dogs';
import { LibraryError } from './error';
import { FIRST_PHOTO_ID } from './limits';
import { isKnownToVersion1, toPageNumber } from './pageNumbers';
import type { Profile, Project, StoredPage } from './types';

// Builds the file of a backup; its projects may come from the database or from memory.

type BackupPages = Pick<ProjectBackup, 'pages' | 'photoPages' | 'pairPages'>;

/** The pages of a project for a backup, without those whose preview cannot be read. */
export const encodePages = async (
  stored: readonly Omit<StoredPage, 'projectId'>[],
): Promise<BackupPages> => {
  const pages: ProjectBackup['pages'][number][] = [];
  const photoPages: NonNullable<ProjectBackup['photoPages']>[number][] = [];
  const pairPages: NonNullable<ProjectBackup['pairPages']>[number][] = [];
  for (const { page, preview, photo, partner } of stored) {
    const encodedPreview = await tryEncodePicture(preview);
    if (!encodedPreview) continue;
    const entry = { index: toPageNumber(page.look), page, preview: encodedPreview };
    if (partner !== undefined)
      pairPages.push({ ...entry, photo: photo ?? FIRST_PHOTO_ID, partner });
    else if (photo === undefined) pages.push(entry);
    else photoPages.push({ ...entry, photo });
  }
  return {
    pages,
    ...(photoPages.length > 0 && { photoPages }),
    ...(pairPages.length > 0 && { pairPages }),
  };
};

type BackupDogs = Pick<ProjectBackup, 'dog' | 'moreDogs'>;

/** The dogs of a project for a backup. */
export const dogsToBackup = ({
  dog,
  morePhotos,
}: Pick<Project, 'dog' | 'morePhotos'>): BackupDogs => {
  const more = moreDogs(morePhotos);
  return { dog, ...(more && { moreDogs: more }) };
};

/** The encoded pictures by their keys, without those that cannot be read. */
export const encodePictures = async (
  pictures: readonly (readonly [key: string, picture: Blob])[],
): Promise<Record<string, EncodedPicture>> => {
  const entries: [key: string, encoded: EncodedPicture][] = [];
  for (const [key, picture] of pictures) {
    const encoded = await tryEncodePicture(picture);
    if (encoded) entries.push([key, encoded]);
  }
  return Object.fromEntries(entries);
};

interface Contents {
  readonly profile?: Profile | null;
  readonly orders?: readonly OrderBackup[];
  /** Ids of all pages that the projects have or refer to. */
  readonly pageIds: readonly string[];
  readonly projects: Iterable<unknown> | AsyncIterable<unknown>;
}

const assertRestorable = (file: Blob): Blob => {
  if (file.size > MAX_BACKUP_BYTES) throw new LibraryError('too-large-backup');
  return file;
};

/**
 * Writes the file of a backup. Its version is the oldest that can read all pages. Throws
 * LibraryError `too-large-backup` if the file could not be restored.
 */
export const backupFile = async ({
  profile = null,
  orders = [],
  pageIds,
  projects,
}: Contents): Promise<Blob> => {
  const version = pageIds.every(isKnownToVersion1) ? 1 : BACKUP_VERSION;
  const head = { format: BACKUP_FORMAT, version, savedAt: Date.now(), profile, orders };
  let file = new Blob([JSON.stringify(head).slice(0, -1), ',"projects":[']);
  let separator = '';
  // Add the projects one by one: all of them at once could exhaust memory, but a browser can keep a
  // Blob on disk.
  for await (const project of projects) {
    file = assertRestorable(new Blob([file, separator, JSON.stringify(project)]));
    separator = ',';
  }
  return assertRestorable(new Blob([file, ']}'], { type: 'application/json' }));
};

/** Writes a file with only this project. */
export const projectFile = (entry: ProjectBackup): Promise<Blob> =>
  backupFile({
    pageIds: [
      ...[...entry.pages, ...(entry.photoPages ?? []), ...(entry.pairPages ?? [])].map(
        ({ page }) => page.look,
      ),
      ...entry.project.books.flatMap(({ pages = [] }) => pages),
    ],
    projects: [entry],
  });
