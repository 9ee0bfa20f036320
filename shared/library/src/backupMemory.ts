import { pictureToText, type PictureText } from './base64';
import { BACKUP_FORMAT, BACKUP_VERSION, type ProjectBackup } from './backupFormat';
import { newId } from './ids';
import { isKnownToVersion1, numberOf } from './pageNames';
import { newProjectRecord, toRecord } from './projects';
import type { NewProject, Project, StoredPage } from './types';

/** Data of a project that a screen still has in memory. */
export interface InMemory {
  readonly pages?: readonly Omit<StoredPage, 'projectId'>[];
  /** Pictures by their keys in the project. Those that are missing are missing in the file. */
  readonly pictures?: Readonly<Record<string, Blob>>;
}

const picturesToText = async (
  pictures: Readonly<Record<string, Blob>>,
): Promise<Record<string, PictureText>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(pictures).map(
        async ([key, blob]) => [key, await pictureToText(blob)] as const,
      ),
    ),
  );

const toFile = (entry: ProjectBackup): Blob => {
  const ids = [
    ...entry.pages.map(({ page }) => page.look),
    ...entry.project.books.flatMap(({ pages = [] }) => pages),
  ];
  const version = ids.every(isKnownToVersion1) ? 1 : BACKUP_VERSION;
  const head = { format: BACKUP_FORMAT, version, savedAt: Date.now(), profile: null, orders: [] };
  return new Blob([JSON.stringify({ ...head, projects: [entry] })], { type: 'application/json' });
};

/**
 * Exports a project from memory as a file for `importBackup`, without the database: for changes that
 * could not be saved.
 */
export const exportUnsaved = async (
  project: Project,
  { pages = [], pictures = {} }: InMemory = {},
): Promise<Blob> =>
  toFile({
    project: toRecord(project),
    dog: project.dog,
    pages: await Promise.all(
      pages.map(async ({ page, preview }) => ({
        index: numberOf(page.look),
        page,
        preview: await pictureToText(preview),
      })),
    ),
    pictures: await picturesToText(pictures),
  });

/** The same for a project that could not be created. */
export const exportUncreated = async (input: NewProject): Promise<Blob> => {
  const pictures: Record<string, Blob> = {};
  const keep = (picture: Blob | null | undefined): string | null => {
    if (!picture) return null;
    const key = newId();
    pictures[key] = picture;
    return key;
  };
  const keys = { photo: keep(input.photo), logo: keep(input.logo) };
  return toFile({
    project: newProjectRecord(newId(), input, keys),
    dog: input.dog ?? null,
    pages: [],
    pictures: await picturesToText(pictures),
  });
};
