import { isObject } from '@scribblepup/kernel/schema';
import { pictureToText, type PictureText } from './base64';
import { dogsToBackup } from './backupFile';
import type { ProjectBackup } from './backupFormat';
import { listPageIds } from './pages';
import { pictureKeys, picturesOf } from './pictures';
import { listProjects, toRecord } from './projects';
import type { ProjectRecord } from './records';

// Recognizes the projects of a backup that are on this device already.

/** The ids and keys in a record that an import replaces if they are taken. */
const replaceableIds = (project: ProjectRecord): string[] => [
  project.id,
  ...[...project.books, ...(project.editions ?? [])].map(({ id }) => id),
  ...pictureKeys(project),
];

const withSortedKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The project and its dogs as one text to compare; ids that an import replaces do not count. */
const contentOf = ({
  project,
  dog,
  moreDogs,
}: Pick<ProjectBackup, 'project' | 'dog' | 'moreDogs'>): string => {
  const places = new Map(replaceableIds(project).map((id, place) => [id, place]));
  return JSON.stringify({ project, dog, moreDogs }, (_key, value: unknown) => {
    if (typeof value === 'string') return places.get(value) ?? value;
    return isObject(value) && !Array.isArray(value) ? withSortedKeys(value) : value;
  });
};

const isSamePicture = async (blob: Blob, text: PictureText): Promise<boolean> => {
  const stored = await pictureToText(blob).catch(() => null);
  return stored?.data === text.data;
};

/** True if the device has the pages and the pictures of a backup, and none of their files is lost. */
const hasPagesAndPictures = async (
  project: ProjectRecord,
  backup: ProjectBackup,
): Promise<boolean> => {
  const { pages, photoPages = [], pairPages = [], pictures } = backup;
  const looks = new Set(await listPageIds(project.id));
  if (![...pages, ...photoPages, ...pairPages].every(({ page }) => looks.has(page.look)))
    return false;
  const blobs = new Map((await picturesOf(project.id)).map(({ key, blob }) => [key, blob]));
  const keys = pictureKeys(project);
  for (const [place, key] of pictureKeys(backup.project).entries()) {
    const blob = blobs.get(keys[place]);
    if (!blob) return false;
    // The browser had lost the picture before the copy was made.
    if (!(key in pictures)) continue;
    if (!(await isSamePicture(blob, pictures[key]))) return false;
  }
  return true;
};

/**
 * Leaves out the projects that are on this device already, unchanged and with everything in the
 * backup, under their own ids or under those of an earlier import.
 */
export const withoutPresent = async (
  backups: readonly ProjectBackup[],
): Promise<readonly ProjectBackup[]> => {
  if (backups.length === 0) return backups;
  const present = (await listProjects()).map((project) => {
    const record = toRecord(project);
    return { record, content: contentOf({ project: record, ...dogsToBackup(project) }) };
  });
  const absent: ProjectBackup[] = [];
  for (const backup of backups) {
    const content = contentOf(backup);
    let isPresent = false;
    for (const other of present)
      isPresent ||= other.content === content && (await hasPagesAndPictures(other.record, backup));
    if (!isPresent) absent.push(backup);
  }
  return absent;
};
