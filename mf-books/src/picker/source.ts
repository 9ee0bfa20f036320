import {
  getBlob,
  getProject,
  listProjects,
  newId,
  setCurrentBook,
  startBook,
  updateProject,
  wereProjectsEvicted,
  type Project,
} from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { demoProject } from './demoProject';
import { recoverPicks, type PicksChange, type Recovery } from './journal';
import { photoChanges } from './photoChanges';

/** The project that the picker works on, with its photo. */
export interface PickerSource {
  /** The project as it is stored. */
  readonly project: Project;
  /** Changes from an earlier visit that are still to be written. */
  readonly unwritten?: PicksChange;
  /** The first photo; null if there is none, or if the browser has lost it. */
  readonly photo: Blob | null;
  /** The photos after the first, by their keys in the project. */
  readonly morePhotos?: Readonly<Record<string, Blob>>;
  /** False for the demo dog, which is stored only once something is picked. */
  readonly isStored: boolean;
}

const picturesIn = async ({ morePhotos = [] }: Project): Promise<Record<string, Blob>> => {
  const pictures: Record<string, Blob> = {};
  for (const { photo } of morePhotos) {
    const picture = photo === null ? null : await getBlob(photo);
    if (photo !== null && picture) pictures[photo] = picture;
  }
  return pictures;
};

const storedSource = async ({ project, ...rest }: Recovery): Promise<PickerSource> => ({
  ...rest,
  project,
  photo: project.photo === null ? null : await getBlob(project.photo),
  morePhotos: await picturesIn(project),
  isStored: true,
});

/** What the previous screen requests, in navigation state. */
export interface PickerRequest {
  readonly projectId: string | null;
  /** Number of the book to pick for; the next free number starts that book. */
  readonly number: number | null;
}

// Opens the book with this number, or starts it. A reload repeats the request, so a request without
// a number would start another book.
const openingBook =
  (number: number, newBookId: string): PicksChange =>
  (project) => {
    const book = project.books.find((candidate) => candidate.number === number);
    if (book) return setCurrentBook(project, book.id);
    return project.books.length === number - 1 ? startBook(project, newBookId).project : project;
  };

const withBookOpen = async (
  { project, unwritten }: Recovery,
  number: number,
): Promise<Recovery> => {
  const open = openingBook(number, newId());
  if (unwritten) return { project, unwritten: (before) => open(unwritten(before)) };
  if (open(project).currentBookId === project.currentBookId) return { project };
  const opened = await updateProject(project.id, (before) => {
    const { books, currentBookId } = open(before);
    return { books, currentBookId };
  });
  return { project: opened };
};

/**
 * Opens the requested project; without a request, the newest one, or else the first demo dog. Null
 * if the requested project is not on this device, or if the browser has evicted all projects.
 * @throws LibraryError when the device cannot be read; the errors of `firstDemoDog`.
 */
export const openSource = async (
  { projectId, number }: PickerRequest,
  signal?: AbortSignal,
): Promise<PickerSource | null> => {
  const id = projectId ?? (await listProjects())[0]?.id;
  if (id === undefined) {
    // With a demo dog, the visitor would not learn what happened to the projects.
    if (await wereProjectsEvicted()) return null;
    const { name, photo } = await firstDemoDog(signal);
    return { project: demoProject(name), photo, isStored: false };
  }
  await photoChanges.waitFor(id);
  const found = await getProject(id);
  if (found === null) return null;
  const recovery = await recoverPicks(found);
  return storedSource(number === null ? recovery : await withBookOpen(recovery, number));
};
