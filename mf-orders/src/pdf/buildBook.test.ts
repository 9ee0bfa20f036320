/** @jest-environment node */
import type { DogArt } from '@scribblepup/coloring';
import { closeLibrary, createProject, deleteProject, eraseAll, selectPages, updateProject } from '@scribblepup/library';
import { BookGoneError, ownArt } from './art';
import { buildBook } from './buildBook';

// 25 pages are drawn and written.
jest.setTimeout(60_000);

beforeEach(eraseAll);
afterEach(closeLibrary);

const ring = [100, 0, 500, 0, 600, 200, 500, 420, 100, 420, 0, 200];

const dog: DogArt = {
  version: 1,
  width: 600,
  height: 420,
  outline: [ring],
  lines: [{ points: [150, 200, 1, 300, 250, 1, 450, 200, 1], strength: 1 }],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};

const makeBook = async (): Promise<{ projectId: string; bookId: string }> => {
  const { id, currentBookId } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null, dog });
  const all = Array.from({ length: 25 }, (_, index) => index);
  await updateProject(id, (project) => selectPages(project, all).project);
  return { projectId: id, bookId: currentBookId };
};

test('makes a PDF of the chosen pages, drawing those anew that are not stored', async () => {
  const { bookId } = await makeBook();
  const { name, pdf } = await buildBook(await ownArt(bookId));
  expect(name).toBe('Rex-coloring-book-1.pdf');
  expect(pdf.type).toBe('application/pdf');
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-');
  expect(pdf.size).toBeGreaterThan(10_000);
});

test('says so where the book is gone', async () => {
  const { projectId, bookId } = await makeBook();
  await deleteProject(projectId);
  await expect(ownArt(bookId)).rejects.toThrow(BookGoneError);
});
