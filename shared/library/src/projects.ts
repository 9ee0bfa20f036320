import { newBook } from './books';
import { announce } from './changes';
import { read, write, type Store, type WriteTransaction } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { GENERATION_STEP } from './limits';
import { asOnlyWriter } from './locks';
import { readAll } from './read-all';
import { isProjectRecord } from './records';
import type { ProjectRecord } from './schema';
import type { FoundBook, NewProject, Project, ProjectChange } from './types';
import type { DogArt } from '@scribblepup/coloring';

const stores: Store[] = ['projects', 'dogs', 'blobs'];

const toProject = (record: ProjectRecord, dog: DogArt | null): Project => ({ ...record, dog });

/** Stores a picture with its project and gives its key; a key, or none, is given back as it is. */
const keepPicture = async (
  transaction: WriteTransaction,
  owner: string,
  picture: Blob | string | null,
): Promise<string | null> => {
  if (picture === null || typeof picture === 'string') return picture;
  const key = newId();
  await transaction.objectStore('blobs').put({ key, owner, blob: picture });
  return key;
};

const dropReplaced = async (transaction: WriteTransaction, before: string | null, after: string | null): Promise<void> => {
  if (before !== null && before !== after) await transaction.objectStore('blobs').delete(before);
};

/** Starts a project with its first book. On disk when it resolves. */
export const createProject = async (input: NewProject): Promise<Project> => {
  const id = newId();
  const now = Date.now();
  const book = newBook(1);
  const dog = input.dog ?? null;
  const record = await write(stores, 'strict', async (transaction) => {
    const made: ProjectRecord = {
      id,
      createdAt: now,
      updatedAt: now,
      dogName: input.dogName,
      bornMonth: input.bornMonth,
      photo: await keepPicture(transaction, id, input.photo),
      logo: await keepPicture(transaction, id, input.logo ?? null),
      hints: input.hints ?? {},
      choices: { ...input.choices, name: input.dogName, bornMonth: Number(input.bornMonth) || null },
      generatedCount: GENERATION_STEP,
      books: [book],
      currentBookId: book.id,
    };
    await transaction.objectStore('projects').add(made);
    if (dog) await transaction.objectStore('dogs').put({ projectId: id, dog });
    return made;
  });
  announce('project', id);
  return toProject(record, dog);
};

/** The project, or null where there is none. Throws LibraryError, `damaged` where it cannot be read. */
export const getProject = (id: string): Promise<Project | null> =>
  read(['projects', 'dogs'], async (transaction) => {
    const record: unknown = await transaction.objectStore('projects').get(id);
    if (record === undefined) return null;
    if (!isProjectRecord(record)) throw new LibraryError('damaged');
    const dog = await transaction.objectStore('dogs').get(id);
    return toProject(record, dog?.dog ?? null);
  });

/** Every project that can be read, newest first; see `findDamaged` for the others. */
export const listProjects = async (): Promise<Project[]> => {
  const records = (await readAll('projects')).values.filter(isProjectRecord);
  const dogs = new Map((await readAll('dogs')).values.map(({ projectId, dog }) => [projectId, dog]));
  return records
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((record) => toProject(record, dogs.get(record.id) ?? null));
};

/**
 * Changes a project and gives it as it then is; on disk when it resolves. A function is called
 * with the project as it lies on disk, so that two tabs never undo each other's changes.
 * Throws LibraryError `missing` where there is no such project.
 */
export const updateProject = async (
  id: string,
  change: ProjectChange | ((project: Project) => ProjectChange),
): Promise<Project> => {
  const changed = await asOnlyWriter(id, () =>
    write(stores, 'strict', async (transaction) => {
      const record: unknown = await transaction.objectStore('projects').get(id);
      if (record === undefined) throw new LibraryError('missing');
      if (!isProjectRecord(record)) throw new LibraryError('damaged');
      const stored = (await transaction.objectStore('dogs').get(id))?.dog ?? null;
      const before = toProject(record, stored);
      const { dog = stored, photo = record.photo, logo = record.logo, ...rest } =
        typeof change === 'function' ? change(before) : change;
      const after: ProjectRecord = {
        ...record,
        ...rest,
        id,
        createdAt: record.createdAt,
        updatedAt: Date.now(),
        photo: await keepPicture(transaction, id, photo),
        logo: await keepPicture(transaction, id, logo),
      };
      await transaction.objectStore('projects').put(after);
      await dropReplaced(transaction, record.photo, after.photo);
      await dropReplaced(transaction, record.logo, after.logo);
      if (dog !== stored) {
        if (dog) await transaction.objectStore('dogs').put({ projectId: id, dog });
        else await transaction.objectStore('dogs').delete(id);
      }
      return toProject(after, dog);
    }),
  );
  announce('project', id);
  return changed;
};

/** Finds a book by its own id, or by its project's, whose current book it then is. */
export const findBook = async (id: string): Promise<FoundBook | null> => {
  const projects = await listProjects();
  for (const project of projects) {
    const wanted = project.id === id ? project.currentBookId : id;
    const book = project.books.find((candidate) => candidate.id === wanted);
    if (book) return { project, book };
  }
  return null;
};
