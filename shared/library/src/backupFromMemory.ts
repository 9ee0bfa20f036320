import { tryEncodePicture } from './base64';
import { backupFile, dogsToBackup, encodePages, encodePictures, projectFile } from './backupFile';
import { newId } from './ids';
import { newOrderRecord } from './orders';
import { newPhotoRecord, newProject, newProjectRecord, toRecord } from './projects';
import type { FoundBook, NewOrder, NewProject, Project, StoredPage } from './types';

/** Data of a project that a screen still has in memory. */
export interface InMemoryAssets {
  readonly pages?: readonly Omit<StoredPage, 'projectId'>[];
  /** Pictures by their keys in the project. The file leaves out unreadable ones. */
  readonly pictures?: Readonly<Record<string, Blob>>;
}

/**
 * Exports a project from memory as a file for `importBackup`, without the database, so that changes
 * which could not be saved are not lost. Leaves out pictures that cannot be read. Throws
 * LibraryError.
 */
export const exportUnsavedProject = async (
  project: Project,
  { pages = [], pictures = {} }: InMemoryAssets = {},
): Promise<Blob> =>
  projectFile({
    project: toRecord(project),
    ...dogsToBackup(project),
    ...(await encodePages(pages)),
    pictures: await encodePictures(Object.entries(pictures)),
  });

/** Like `exportUnsavedProject`, for a project that could not be created. */
export const exportNewProject = async (input: NewProject): Promise<Blob> => {
  const pictures: [key: string, picture: Blob][] = [];
  const keep = (picture: Blob | null | undefined): string | null => {
    if (!picture) return null;
    const key = newId();
    pictures.push([key, picture]);
    return key;
  };
  const keys = {
    photo: keep(input.photo),
    logo: keep(input.logo),
    morePhotos: input.morePhotos?.map((photo) => newPhotoRecord(photo, keep(photo.photo))),
  };
  const project = newProjectRecord(newId(), input, keys);
  return projectFile({
    project,
    ...dogsToBackup(newProject(project, input)),
    pages: [],
    pictures: await encodePictures(pictures),
  });
};

/**
 * Exports an order that could not be placed, from memory. The file holds only the order, because
 * its book is stored already. Leaves out a cover that cannot be read. Throws LibraryError.
 */
export const exportNewOrder = async (
  { project, book }: FoundBook,
  order: NewOrder,
): Promise<Blob> => {
  const { cover = null } = order;
  const record = { ...newOrderRecord(project, book, order), cover: null };
  const encodedCover = cover && (await tryEncodePicture(cover));
  const entry = { order: record, cover: encodedCover, isUnplaced: true };
  return backupFile({ orders: [entry], pageIds: [], projects: [] });
};
