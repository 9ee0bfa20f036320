import {
  getBlob,
  getProject,
  listProjects,
  setCurrentBook,
  startBook,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { demoProject } from './demoProject';
import { recoverPicks } from './journal';
import { photoChanges } from './photoChanges';

/** The project that the picker works on, with its photo. */
export interface PickerSource {
  readonly project: Project;
  /** The photo to find the dog in. */
  readonly photo: Blob | null;
  /** The photos after it, by their keys in the project. */
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

const stored = async (project: Project): Promise<PickerSource> => ({
  project,
  photo: project.photo === null ? null : await getBlob(project.photo),
  morePhotos: await picturesIn(project),
  isStored: true,
});

/** The previous screen's request, in navigation state. */
export interface PickerRequest {
  readonly projectId: string | null;
  /** Number of the book to pick for; the next free number starts that book. */
  readonly number: number | null;
}

// By number instead of a request for a new book, because a reload repeats the request.
const atBook = (project: Project, number: number): Promise<Project> => {
  const book = project.books.find((candidate) => candidate.number === number);
  if (book?.id === project.currentBookId) return Promise.resolve(project);
  return updateProject(project.id, (stored) => {
    const { books, currentBookId } = book
      ? setCurrentBook(stored, book.id)
      : stored.books.length === number - 1
        ? startBook(stored).project
        : stored;
    return { books, currentBookId };
  });
};

/**
 * Opens the requested project; without a request, the newest one, else the first demo dog. Null if
 * the requested project is not on this device.
 * @throws LibraryError when the device cannot be read; the errors of `firstDemoDog`.
 */
export const openSource = async (
  { projectId, number }: PickerRequest,
  signal?: AbortSignal,
): Promise<PickerSource | null> => {
  const id = projectId ?? (await listProjects())[0]?.id;
  if (id === undefined) {
    const { name, photo } = await firstDemoDog(signal);
    return { project: demoProject(name), photo, isStored: false };
  }
  await photoChanges.waitFor(id);
  const found = await getProject(id);
  if (found === null) return null;
  const project = await recoverPicks(found);
  return stored(number === null ? project : await atBook(project, number));
};
