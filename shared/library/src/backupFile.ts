import { pictureToText, type PictureText } from './base64';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  LARGEST_BACKUP,
  type OrderBackup,
  type ProjectBackup,
} from './backupFormat';
import { moreDogs } from './dogs';
import { LibraryError } from './error';
import { FIRST_PHOTO } from './limits';
import { isKnownToVersion1, numberOf } from './pageNames';
import { withReadable } from './readable';
import type { Profile, Project, StoredPage } from './types';

/** Builds the file of an exported copy; its projects may come from the database or from memory. */

type Pages = Pick<ProjectBackup, 'pages' | 'photoPages' | 'pairPages'>;

/** The pages of a copy, without those whose preview cannot be read. */
export const pagesToText = async (
  stored: readonly Omit<StoredPage, 'projectId'>[],
): Promise<Pages> => {
  const pages: ProjectBackup['pages'][number][] = [];
  const photoPages: NonNullable<ProjectBackup['photoPages']>[number][] = [];
  const pairPages: NonNullable<ProjectBackup['pairPages']>[number][] = [];
  for (const { page, preview, photo, partner } of await withReadable(
    stored,
    ({ preview }) => preview,
  )) {
    const text = { index: numberOf(page.look), page, preview: await pictureToText(preview) };
    if (partner !== undefined) pairPages.push({ ...text, photo: photo ?? FIRST_PHOTO, partner });
    else if (photo === undefined) pages.push(text);
    else photoPages.push({ ...text, photo });
  }
  return {
    pages,
    ...(photoPages.length > 0 && { photoPages }),
    ...(pairPages.length > 0 && { pairPages }),
  };
};

type Dogs = Pick<ProjectBackup, 'dog' | 'moreDogs'>;

export const dogsToBackup = ({ dog, morePhotos }: Pick<Project, 'dog' | 'morePhotos'>): Dogs => {
  const more = moreDogs(morePhotos);
  return { dog, ...(more && { moreDogs: more }) };
};

/** Pictures by their keys, without those that cannot be read. */
export const picturesToText = async (
  pictures: readonly (readonly [key: string, picture: Blob])[],
): Promise<Record<string, PictureText>> => {
  const readable = await withReadable(pictures, ([, picture]) => picture);
  return Object.fromEntries(
    await Promise.all(
      readable.map(async ([key, picture]) => [key, await pictureToText(picture)] as const),
    ),
  );
};

interface Contents {
  readonly profile?: Profile | null;
  readonly orders?: readonly OrderBackup[];
  /** Ids of all pages that the projects have or refer to. */
  readonly pageIds: readonly string[];
  readonly projects: Iterable<unknown> | AsyncIterable<unknown>;
}

const limited = (file: Blob): Blob => {
  if (file.size > LARGEST_BACKUP) throw new LibraryError('too-large-backup');
  return file;
};

/**
 * Writes the file. Its version is the oldest one whose readers know all pages. Throws LibraryError
 * `too-large-backup` if the file could not be restored.
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
    file = limited(new Blob([file, separator, JSON.stringify(project)]));
    separator = ',';
  }
  return limited(new Blob([file, ']}'], { type: 'application/json' }));
};
