import { isObject } from '@scribblepup/kernel/schema';
import { tryEncodePicture, type EncodedPicture } from './base64';
import { dogsToBackup } from './backupFile';
import type { ProjectBackup } from './backupFormat';
import { importedRecord } from './backupRecord';
import { withValidHints } from './backupRepair';
import { listPageIds } from './pages';
import { pictureSlots, picturesOf } from './pictures';
import { listProjects, toRecord } from './projects';
import type { ProjectRecord } from './records';

// Recognizes the projects of a backup that are already on this device.

/** The ids in a record that an import may replace by new ones. */
const replaceableIds = ({ id, books, editions = [] }: ProjectRecord): string[] => [
  id,
  ...[...books, ...editions].map((item) => item.id),
];

const withSortedKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The project and its dogs as an import stores them, as one string to compare. Leaves out what may
 * differ from one import to the next: ids that it replaces, and pictures, which may be lost.
 */
const contentOf = ({
  project,
  dog,
  moreDogs,
}: Pick<ProjectBackup, 'project' | 'dog' | 'moreDogs'>): string => {
  const places = new Map(replaceableIds(project).map((id, place) => [id, place]));
  const record = withValidHints(importedRecord(project, () => null));
  const content = { project: record, dog, moreDogs };
  return JSON.stringify(content, (_key, value: unknown) => {
    if (typeof value === 'string') return places.get(value) ?? value;
    return isObject(value) ? withSortedKeys(value) : value;
  });
};

const isSamePicture = async (blob: Blob, encoded: EncodedPicture): Promise<boolean> => {
  const stored = await tryEncodePicture(blob);
  return stored?.data === encoded.data;
};

/** True if the device has all pages and pictures that a backup could restore. */
const hasPagesAndPictures = async (
  project: ProjectRecord,
  backup: ProjectBackup,
): Promise<boolean> => {
  const { pages, photoPages = [], pairPages = [] } = backup;
  const looks = new Set(await listPageIds(project.id));
  if (![...pages, ...photoPages, ...pairPages].every(({ page }) => looks.has(page.look)))
    return false;
  const encodedByKey = new Map(Object.entries(backup.pictures));
  const blobByKey = new Map((await picturesOf(project.id)).map(({ key, blob }) => [key, blob]));
  const keys = pictureSlots(project);
  for (const [place, key] of pictureSlots(backup.project).entries()) {
    const encoded = encodedByKey.get(key ?? '');
    // There is no such picture, or the browser had lost it before the copy was made.
    if (!encoded) continue;
    const blob = blobByKey.get(keys[place] ?? '');
    if (!blob || !(await isSamePicture(blob, encoded))) return false;
  }
  return true;
};

/**
 * Leaves out the projects that are already on this device, unchanged and with all that the backup
 * has of them, under their own ids or under those of an earlier import.
 */
export const withoutExistingProjects = async (
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
