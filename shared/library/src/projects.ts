import type { Choices } from '@scribblepup/pages';
import { newBook } from './books';
import { announce } from './changes';
import { markHasProjects } from './hasProjectsMark';
import { read, write, type Store, type WriteTransaction } from './database';
import { dogsIn, putDogs, readDogs, toPhotoRecord } from './dogs';
import { LibraryError } from './error';
import { newId } from './ids';
import { GENERATION_STEP, MAX_PHOTOS } from './limits';
import { withWriteLock } from './locks';
import { deleteReplacedPicture, storePicture } from './pictures';
import { putProject } from './putProject';
import { readAll, readWithFallback } from './readAll';
import { isProjectRecord, type PhotoRecord, type ProjectRecord } from './records';
import { toBooks, toBookRecords } from './storedBooks';
import type { FoundBook, NewPhoto, NewProject, Project, ProjectChange } from './types';
import { findBookInProject, currentBookOf, findBookOrEdition } from './booksAndEditions';

const stores: Store[] = ['projects', 'dogs', 'blobs'];

/** The project of a record, with the dogs of the record `dogs`, which may be damaged. */
export const toProject = ({ morePhotos, ...record }: ProjectRecord, dogs: unknown): Project => ({
  ...record,
  books: toBooks(record.books),
  ...dogsIn(dogs, morePhotos),
});

/** The project as stored, without its dogs. */
export const toRecord = ({ dog: _dog, morePhotos, ...project }: Project): ProjectRecord => ({
  ...project,
  books: toBookRecords(project.books),
  ...(morePhotos && { morePhotos: morePhotos.map(toPhotoRecord) }),
});

// Pages are generated with the dog's name and month, so keep both in sync with the project's.
const choicesOf = (
  { dogName, bornMonth }: Pick<Project, 'dogName' | 'bornMonth'>,
  choices?: Partial<Choices>,
): Choices => ({
  ...choices,
  name: dogName,
  bornMonth: Number(bornMonth) || null,
});

/** The record of a new project with its first book; its pictures are stored under these keys. */
export const newProjectRecord = (
  id: string,
  input: NewProject,
  { photo, logo, morePhotos }: Pick<ProjectRecord, 'photo' | 'logo' | 'morePhotos'>,
  createdAt = Date.now(),
): ProjectRecord => {
  const book = newBook(1);
  return {
    id,
    createdAt,
    updatedAt: Date.now(),
    dogName: input.dogName,
    bornMonth: input.bornMonth,
    photo,
    logo,
    hints: input.hints ?? {},
    ...(input.shows && { shows: input.shows }),
    ...(morePhotos?.length && { morePhotos }),
    choices: choicesOf(input, input.choices),
    generatedCount: GENERATION_STEP,
    books: toBookRecords([book]),
    currentBookId: book.id,
  };
};

/** The record of a photo after the first; its picture is stored under this key. */
export const newPhotoRecord = ({ hints, shows }: NewPhoto, photo: string | null): PhotoRecord => ({
  id: newId(),
  photo,
  hints: hints ?? {},
  ...(shows && { shows }),
});

/** A new project from its record, with the dogs that the input already has. */
export const newProject = (
  record: ProjectRecord,
  { dog = null, morePhotos = [] }: NewProject,
): Project => ({
  ...toProject(record, null),
  dog,
  ...(record.morePhotos && {
    morePhotos: record.morePhotos.map((photo, i) => ({ ...photo, dog: morePhotos[i].dog ?? null })),
  }),
});

const readRecords = async (): Promise<ProjectRecord[]> => {
  const records = (await readAll('projects')).values.filter((record) => isProjectRecord(record));
  if (records.length > 0) markHasProjects();
  return records.sort((a, b) => b.createdAt - a.createdAt);
};

/**
 * The creation time of a new project, in ms since 1970. It is later than that of all others, even
 * if the clock was set back or a restored copy comes from a device whose clock is fast.
 */
const newCreatedAt = async (): Promise<number> => {
  const [newest] = await readRecords();
  return Math.max(Date.now(), newest ? newest.createdAt + 1 : 0);
};

/**
 * Creates a project with its first book. The project is on disk when the promise resolves. Throws
 * LibraryError, with code `too-many-photos` if it has more than eight photos.
 */
export const createProject = async (input: NewProject): Promise<Project> => {
  const id = newId();
  const { morePhotos: more = [] } = input;
  if (more.length >= MAX_PHOTOS) throw new LibraryError('too-many-photos');
  const createdAt = await newCreatedAt();
  const project = await write(stores, 'strict', async (transaction) => {
    const morePhotos: PhotoRecord[] = [];
    for (const photo of more)
      morePhotos.push(newPhotoRecord(photo, await storePicture(transaction, id, photo.photo)));
    const keys = {
      photo: await storePicture(transaction, id, input.photo),
      logo: await storePicture(transaction, id, input.logo ?? null),
      morePhotos,
    };
    const record = newProjectRecord(id, input, keys, createdAt);
    const created = newProject(record, input);
    await putProject(transaction, record);
    await putDogs(transaction, id, created);
    return created;
  });
  markHasProjects();
  announce('project', id);
  return project;
};

/**
 * The project, or null if there is none. Throws LibraryError, with code `damaged` if the record is
 * not valid.
 */
export const getProject = async (id: string): Promise<Project | null> => {
  const [record, dogs] = await readWithFallback<readonly [unknown, unknown]>(
    read(['projects', 'dogs'], async (transaction) => [
      await transaction.objectStore('projects').get(id),
      await transaction.objectStore('dogs').get(id),
    ]),
    async () => [
      await read(['projects'], (transaction) => transaction.objectStore('projects').get(id)),
      await readDogs(id),
    ],
  );
  if (record === undefined) return null;
  if (!isProjectRecord(record)) throw new LibraryError('damaged');
  return toProject(record, dogs);
};

/** Lists every readable project, newest first. `findDamagedRecords` lists the others. */
export const listProjects = async (): Promise<Project[]> => {
  const records = await readRecords();
  const dogs = new Map(
    (await readAll('dogs')).values.map((dog): [string, unknown] => [dog.projectId, dog]),
  );
  return records.map((record) => toProject(record, dogs.get(record.id)));
};

/** The record after a change. Stores the pictures that the change adds. */
const changedRecord = async (
  transaction: WriteTransaction,
  record: ProjectRecord,
  {
    photo = record.photo,
    logo = record.logo,
    cutout = record.cutout ?? null,
    books = toBooks(record.books),
    morePhotos,
    dog: _dog,
    ...fields
  }: ProjectChange,
): Promise<ProjectRecord> => {
  const { id, createdAt } = record;
  const changed = {
    ...record,
    ...fields,
    books: toBookRecords(books),
    ...(morePhotos && { morePhotos: morePhotos.map(toPhotoRecord) }),
  };
  return {
    ...changed,
    id,
    createdAt,
    choices: choicesOf(changed, changed.choices),
    updatedAt: Date.now(),
    photo: await storePicture(transaction, id, photo),
    logo: await storePicture(transaction, id, logo),
    cutout: await storePicture(transaction, id, cutout),
  };
};

/**
 * Changes a project and returns the updated project. The change is on disk when the promise
 * resolves. If `change` is a function, it gets the project as stored, so that two tabs never undo
 * each other's changes. Throws LibraryError, with code `missing` if there is no such project.
 */
export const updateProject = async (
  id: string,
  change: ProjectChange | ((project: Project) => ProjectChange),
): Promise<Project> => {
  const updated = await withWriteLock(id, async () => {
    const storedDogs = await readDogs(id);
    return write(stores, 'strict', async (transaction) => {
      const record: unknown = await transaction.objectStore('projects').get(id);
      if (record === undefined) throw new LibraryError('missing');
      if (!isProjectRecord(record)) throw new LibraryError('damaged');
      const before = toProject(record, storedDogs);
      const wanted = typeof change === 'function' ? change(before) : change;
      const { dog = before.dog, morePhotos = before.morePhotos } = wanted;
      const after = await changedRecord(transaction, record, { ...wanted, morePhotos });
      await putProject(transaction, after);
      await deleteReplacedPicture(transaction, id, record.photo, after.photo);
      await deleteReplacedPicture(transaction, id, record.logo, after.logo);
      await deleteReplacedPicture(transaction, id, record.cutout ?? null, after.cutout ?? null);
      const dogs = { dog, ...(morePhotos && { morePhotos }) };
      if (dog !== before.dog || morePhotos !== before.morePhotos)
        await putDogs(transaction, id, dogs);
      return { ...toProject(after, null), ...dogs };
    });
  });
  announce('project', id);
  return updated;
};

/**
 * Finds a book or an edition by its own id, or the current book of a project by the project's id;
 * null if there is none.
 */
export const findBook = async (id: string): Promise<FoundBook | null> => {
  // Traced dogs are large, so read only those of the project that has the book.
  for (const record of await readRecords()) {
    const bookId = record.id === id ? currentBookOf(record).id : id;
    if (!findBookOrEdition(record, bookId)) continue;
    const found = findBookInProject(toProject(record, await readDogs(record.id)), bookId);
    if (found) return found;
  }
  return null;
};
