import * as library from '@scribblepup/library';
import { forgetPicks, notePicks, recoverPicks } from './journal';

const { createProject, eraseAll, getProject, selectPages, startBook } = library;

beforeEach(async () => {
  localStorage.clear();
  await eraseAll();
});

const makeProject = () => createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
const picksOf = (project: library.Project | null) =>
  project?.books.map(({ selectedImages }) => selectedImages);

test('picks that were noted but never written are there when the project is opened again', async () => {
  const project = await makeProject();
  const picked = selectPages(project, [4, 2]).project;
  notePicks(selectPages(startBook(picked).project, [7]).project);
  expect(picksOf(await recoverPicks(project))).toEqual([[4, 2], [7]]);
  const stored = await getProject(project.id);
  expect(picksOf(stored)).toEqual([[4, 2], [7]]);
  expect(stored?.books[1]).toMatchObject({ id: stored?.currentBookId, name: 'BOOK 2' });
  expect(localStorage).toHaveLength(0);
});

test('what the note does not speak of stays as it is stored', async () => {
  const project = await makeProject();
  notePicks(selectPages(project, [4]).project);
  await library.updateProject(project.id, ({ books }) => ({
    books: books.map((book) => ({ ...book, digitalCopies: 3 })),
  }));
  const recovered = await recoverPicks((await getProject(project.id))!);
  expect(recovered.books[0]).toMatchObject({ selectedImages: [4], digitalCopies: 3 });
});

test('once written, nothing is noted', async () => {
  const project = await makeProject();
  notePicks(selectPages(project, [4]).project);
  forgetPicks(project.id);
  expect(picksOf(await recoverPicks(project))).toEqual([[]]);
});

test("another tab's note is not removed", async () => {
  const project = await makeProject();
  notePicks(selectPages(project, [4]).project);
  const key = localStorage.key(0)!;
  const theirs = localStorage.getItem(key)!.replace('[4]', '[9]');
  localStorage.setItem(key, theirs);
  forgetPicks(project.id);
  expect(localStorage.getItem(key)).toBe(theirs);
});

test('where nothing can be written, the picks are shown all the same and stay noted', async () => {
  const project = await makeProject();
  notePicks(selectPages(project, [4]).project);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  expect(picksOf(await recoverPicks(project))).toEqual([[4]]);
  expect(localStorage).toHaveLength(1);
});

test.each(['', '{', '7', '{"books":[]}'])(
  'a note that is none (%j) is passed over',
  async (text) => {
    const project = await makeProject();
    notePicks(project);
    localStorage.setItem(localStorage.key(0)!, text);
    expect(await recoverPicks(project)).toBe(project);
  },
);
