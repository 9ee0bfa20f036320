import * as library from '@scribblepup/library';
import { clearRecordedPicks, recordPicks, recoverPicks } from './journal';

const { createProject, eraseAll, getProject, selectPages, setCurrentBook, startBook } = library;

beforeEach(async () => {
  localStorage.clear();
  await eraseAll();
});

const makeProject = () => createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
/** The keys of all entries. The library keeps a mark of its own in local storage. */
const entries = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('scribblepup:picks:'));
const picksOf = (project: library.Project | null) => project?.books.map(({ pages }) => pages);
/** The project with more picks, made at this time. */
const pick = (project: library.Project, pages: readonly string[], picksAt: number) => ({
  ...selectPages(project, pages).project,
  picksAt,
});
const record = (stored: library.Project, pages: readonly string[], picksAt = 1000): void =>
  recordPicks(pick(stored, pages, picksAt));

test('picks that were recorded but never written are restored when the project is opened again', async () => {
  const project = await makeProject();
  const picked = pick(project, ['garden', 'mandala-ring'], 1000);
  record(startBook(picked).project, ['maze'], 1001);
  expect(picksOf((await recoverPicks(project)).project)).toEqual([
    ['garden', 'mandala-ring'],
    ['maze'],
  ]);
  const stored = await getProject(project.id);
  expect(picksOf(stored)).toEqual([['garden', 'mandala-ring'], ['maze']]);
  expect(stored?.books[1]).toMatchObject({ id: stored?.currentBookId, name: 'BOOK 2' });
  expect(entries()).toEqual([]);
});

test('restores the current book, and which books are complete', async () => {
  const project = await makeProject();
  const { project: two } = startBook(project, 'book-2');
  const books = two.books.map((book) => ({ ...book, isCompleted: book.id === 'book-2' }));
  recordPicks({ ...setCurrentBook({ ...two, books }, project.currentBookId), picksAt: 1000 });
  await recoverPicks(project);
  expect(await getProject(project.id)).toMatchObject({
    currentBookId: project.currentBookId,
    picksAt: 1000,
    books: [{ isCompleted: false }, { isCompleted: true }],
  });
});

test('keeps stored fields that are not in the entry', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  await library.recordDigitalCopy(project.id);
  const { project: recovered } = await recoverPicks((await getProject(project.id))!);
  expect(recovered.books[0]).toMatchObject({ pages: ['garden'], digitalCopies: 1 });
});

test("another tab's cover and picks are kept if they are written while a project opens", async () => {
  const [covered, picked] = [await makeProject(), await makeProject()];
  for (const project of [covered, picked]) record(project, ['garden']);
  const cover = { candidate: 0, seed: 1, title: 'Rex', colour: 'Sky' };
  await library.saveCover(covered.id, covered.currentBookId, cover, new Blob(['cover']));
  await library.updateProject(picked.id, (stored) => pick(stored, ['maze'], 1001));
  expect((await recoverPicks(covered)).project.books).toMatchObject([{ pages: ['garden'], cover }]);
  expect((await getProject(covered.id))?.books).toMatchObject([{ pages: ['garden'], cover }]);
  expect(picksOf((await recoverPicks(picked)).project)).toEqual([['maze']]);
  expect(picksOf(await getProject(picked.id))).toEqual([['maze']]);
});

test('erasing everything erases an entry that a crash left behind', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  await eraseAll();
  expect(entries()).toEqual([]);
});

test('an entry that a crash brought back does not undo later picks', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  const stored = await library.updateProject(project.id, (before) =>
    pick(before, ['garden', 'maze'], 1001),
  );
  expect((await recoverPicks(stored)).project).toBe(stored);
  expect(picksOf(await getProject(project.id))).toEqual([['garden', 'maze']]);
  expect(entries()).toEqual([]);
});

test.each<[string, (project: library.Project) => Promise<unknown>]>([
  ['renamed', ({ id }) => library.updateProject(id, { dogName: 'Max' })],
  ['given a photo', ({ id }) => library.addPhotos(id, [{ photo: new Blob(['two']) }])],
  [
    'given a cover',
    ({ id, currentBookId }) =>
      library.saveCover(
        id,
        currentBookId,
        { candidate: 0, seed: 1, title: 'Rex', colour: 'Sky' },
        new Blob(['cover']),
      ),
  ],
])('restores picks even if the project was %s in the meantime', async (_what, change) => {
  const project = await library.updateProject((await makeProject()).id, { picksAt: 999 });
  record(project, ['garden']);
  await change(project);
  const stored = (await getProject(project.id))!;
  expect(picksOf((await recoverPicks(stored)).project)).toEqual([['garden']]);
  expect(picksOf(await getProject(project.id))).toEqual([['garden']]);
});

/** Records picks at this time, as an earlier release did. */
const recordEarlier = (stored: library.Project, pages: readonly string[], time: number): void => {
  record(stored, pages);
  const [key] = entries();
  const { picksAt: _later, ...old } = JSON.parse(localStorage.getItem(key)!) as {
    picksAt: number;
  };
  localStorage.setItem(key, JSON.stringify({ ...old, at: time }));
};

test('an entry of an earlier release is restored if nothing has changed since', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const project = await makeProject();
  recordEarlier(project, ['garden'], 1000);
  expect(picksOf((await recoverPicks(project)).project)).toEqual([['garden']]);
});

test('an entry of an earlier release is stale after any change', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const project = await makeProject();
  recordEarlier(project, ['garden'], 1000);
  now.mockReturnValue(2000);
  const stored = await library.updateProject(project.id, { dogName: 'Max' });
  expect((await recoverPicks(stored)).project).toBe(stored);
  expect(entries()).toEqual([]);
});

test('restores the photo that was chosen for a page, and keeps other pins', async () => {
  const project = await library.updateProject((await makeProject()).id, {
    pagePhotos: { maze: 'two' },
  });
  recordPicks({ ...project, pagePhotos: { maze: 'two', garden: 'two' }, picksAt: 1000 });
  await library.updateProject(project.id, { pagePhotos: { maze: 'two', royal: 'three' } });
  const pagePhotos = { maze: 'two', garden: 'two', royal: 'three' };
  expect((await recoverPicks(project)).project.pagePhotos).toEqual(pagePhotos);
  expect((await getProject(project.id))?.pagePhotos).toEqual(pagePhotos);
});

test('picks that are written are no longer recorded', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  clearRecordedPicks(project.id);
  expect(picksOf((await recoverPicks(project)).project)).toEqual([[]]);
});

test("another tab's entry is not removed", async () => {
  const project = await makeProject();
  record(project, ['garden']);
  const key = entries()[0];
  const otherTabs = localStorage.getItem(key)!.replace('garden', 'royal');
  localStorage.setItem(key, otherTabs);
  clearRecordedPicks(project.id);
  expect(localStorage.getItem(key)).toBe(otherTabs);
});

test('an entry that another tab records while picks are restored is not removed', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  const later = JSON.stringify(pick(project, ['garden', 'maze'], 1001));
  const recovered = recoverPicks(project);
  localStorage.setItem(entries()[0], later);
  await recovered;
  expect(entries().map((key) => localStorage.getItem(key))).toEqual([later]);
});

test('if nothing can be written, the picks can still be shown, and stay recorded', async () => {
  const project = await makeProject();
  record(project, ['garden']);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const recovery = await recoverPicks(project);
  expect(picksOf(recovery.unwritten!(recovery.project))).toEqual([['garden']]);
  expect(entries()).toHaveLength(1);
});

test('reads an entry of the version that named pages by position', async () => {
  const project = await makeProject();
  recordPicks(project);
  const { books, generatedCount, currentBookId } = project;
  const old = books.map(({ id }) => ({ id, selectedImages: [4, 99], isCompleted: false }));
  localStorage.setItem(entries()[0], JSON.stringify({ generatedCount, currentBookId, books: old }));
  expect(picksOf((await recoverPicks(project)).project)).toEqual([['garden', 'name-tag']]);
});

test.each([
  '',
  '{',
  '7',
  '{"books":[]}',
  '{"generatedCount":25,"currentBookId":"a","books":[{"id":"a","pages":[7]}]}',
  '{"generatedCount":25,"currentBookId":"a","books":[{"id":"a","selectedImages":["x"]}]}',
  '{"generatedCount":25,"currentBookId":"a","books":[{"id":"a"}]}',
])('ignores an invalid entry (%j)', async (text) => {
  const project = await makeProject();
  recordPicks(project);
  localStorage.setItem(entries()[0], text);
  const { project: kept, unwritten } = await recoverPicks(project);
  expect(kept).toBe(project);
  expect(unwritten).toBeUndefined();
});
