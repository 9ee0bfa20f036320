import { closeLibrary } from './close';
import { completeBook, currentBook, selectPages, startBook } from './books';
import { saveCover } from './covers';
import { findDamagedRecords } from './damage';
import { saveInscription } from './editions';
import { addPhotos, removePhoto } from './photos';
import { createProject, findBook, getProject, listProjects, updateProject } from './projects';
import { getBlob } from './blobs';
import { eraseAll } from './storage';
import { loseRecords } from './testing/lost';
import { dog, picture, rex } from './testing/samples';

const photo = (text: string): Blob => new Blob([text], { type: 'image/jpeg' });

// A reload, or a killed browser, leaves only the data on disk.
const reload = closeLibrary;

beforeEach(eraseAll);
afterEach(closeLibrary);

test('a project survives a reload, including its photo', async () => {
  const made = await createProject({ dogName: 'Rex', bornMonth: '05', photo: photo('rex') });
  await reload();
  const found = await getProject(made.id);
  expect(found).toEqual(made);
  expect(found?.choices).toEqual({ name: 'Rex', bornMonth: 5 });
  expect(await (await getBlob(made.photo ?? ''))?.text()).toBe('rex');
});

test('each confirmed change survives a reload', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  await updateProject(
    id,
    (project) => selectPages(project, ['connect', 'hero', 'mandala-ring']).project,
  );
  await reload();
  expect((await getProject(id))?.books[0]?.pages).toEqual(['connect', 'hero', 'mandala-ring']);
  await updateProject(id, { dogName: 'Max' });
  await reload();
  expect(await getProject(id)).toMatchObject({
    dogName: 'Max',
    books: [{ pages: ['connect', 'hero', 'mandala-ring'] }],
  });
});

test('projects are listed newest first', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (const [at, dogName] of [
    [1, 'Old'],
    [2, 'Middle'],
    [3, 'New'],
  ] as const) {
    clock.mockReturnValue(at);
    await createProject({ dogName, bornMonth: '01', photo: null });
  }
  expect((await listProjects()).map(({ dogName }) => dogName)).toEqual(['New', 'Middle', 'Old']);
});

test('a new project is listed first, even after the clock was set back', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(2_000_000_000_000);
  const first = await createProject(rex);
  now.mockReturnValue(1_800_000_000_000);
  const second = await createProject(rex);
  const third = await createProject(rex);
  expect((await listProjects()).map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  expect(third.updatedAt).toBe(1_800_000_000_000);
});

test('changes made at the same moment do not undo each other', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      updateProject(id, (project) => selectPages(project, [`look-${index}`]).project),
    ),
  );
  const project = await updateProject(id, (before) => completeBook(before).project);
  expect(project.books[0]?.isCompleted).toBe(true);
  expect(project.books[0]?.pages).toHaveLength(25);
});

test.each([
  ['photo', (picture: Blob) => ({ photo: picture })],
  ['logo', (picture: Blob) => ({ logo: picture })],
  ['cutout', (picture: Blob) => ({ cutout: picture })],
] as const)('a new %s replaces the old one', async (kind, change) => {
  const { id } = await createProject(rex);
  const { [kind]: old } = await updateProject(id, change(photo('old')));
  const { [kind]: fresh } = await updateProject(id, change(photo('new')));
  expect(await getBlob(old ?? '')).toBeNull();
  expect(await (await getBlob(fresh ?? ''))?.text()).toBe('new');
});

test('a dog that is removed from its project does not come back', async () => {
  const { id } = await createProject({ ...rex, dog });
  await updateProject(id, { dog: null });
  expect((await getProject(id))?.dog).toBeNull();
});

test("another project's photo is not deleted with its replacement", async () => {
  const theirs = await createProject({ dogName: 'Max', bornMonth: '05', photo: photo('theirs') });
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  await updateProject(id, { photo: theirs.photo });
  await updateProject(id, { photo: photo('mine') });
  expect(await (await getBlob(theirs.photo ?? ''))?.text()).toBe('theirs');
});

test('a new name or birth month also changes the choices for the pages', async () => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
    choices: { age: '3-5' },
  });
  const { choices } = await updateProject(id, { dogName: 'Max', bornMonth: '12' });
  expect(choices).toEqual({ name: 'Max', bornMonth: 12, age: '3-5' });
});

test('the id and the creation time of a project cannot be changed', async () => {
  const made = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  const other = { ...made, id: 'other', createdAt: 0 };
  expect(await updateProject(made.id, other)).toMatchObject({
    id: made.id,
    createdAt: made.createdAt,
  });
});

test('changing a missing project fails', async () => {
  await expect(updateProject('gone', { dogName: 'Max' })).rejects.toMatchObject({
    code: 'missing',
  });
});

test("a book is found by its own id and by its project's", async () => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
  });
  expect((await findBook(currentBookId))?.project.id).toBe(id);
  expect((await findBook(id))?.book.id).toBe(currentBookId);
  expect(await findBook('1')).toBeNull();
});

test('a project whose current book is unknown continues with its last one', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  const project = await updateProject(id, (before) => ({
    ...startBook(before).project,
    currentBookId: 'gone',
  }));
  expect(currentBook(project).number).toBe(2);
  expect((await findBook(id))?.book.number).toBe(2);
});

test('finding a book reads only the dogs of its project', async () => {
  const { currentBookId } = await createProject({ ...rex, dog });
  await createProject({ ...rex, dog });
  const get = jest.spyOn(IDBObjectStore.prototype, 'get');
  const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
  expect((await findBook(currentBookId))?.project.dog).toEqual(dog);
  expect(getAll.mock.contexts).toMatchObject([{ name: 'projects' }]);
  expect(get.mock.contexts).toMatchObject([{ name: 'dogs' }]);
});

test('a project can be read and changed even if the browser lost its dog', async () => {
  const { id } = await createProject({ ...rex, dog });
  loseRecords({ dogs: [id] });
  expect(await getProject(id)).toMatchObject({ id, dog: null });
  expect((await updateProject(id, { generatedCount: 50 })).generatedCount).toBe(50);
  const added = await addPhotos(id, [{ photo: photo('two'), dog }]);
  jest.restoreAllMocks();
  expect((await updateProject(id, { dog })).dog).toEqual(dog);
  const removed = await removePhoto(id, added.morePhotos?.[0].id ?? '');
  expect(removed).toMatchObject({ generatedCount: 50, dog });
});

test('a read that fails only once loses nothing', async () => {
  const project = await createProject({ ...rex, photo: photo('one'), dog });
  const failOnce = (): void =>
    void jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
    });
  failOnce();
  expect(await getProject(project.id)).toEqual(project);
  failOnce();
  expect(await (await getBlob(project.photo!))?.text()).toBe('one');
});

test('a change that would make a project unreadable is refused, and the project stays', async () => {
  const choices = { detail: Number.NaN };
  await expect(createProject({ ...rex, choices })).rejects.toMatchObject({ code: 'failed' });
  expect(await listProjects()).toEqual([]);

  const { id, currentBookId } = await createProject(rex);
  const design = { candidate: 1, seed: Number.NaN, title: 'Rex', colour: 'Sky' };
  for (const change of [
    () => updateProject(id, { generatedCount: -1 }),
    () => saveCover(id, currentBookId, design, picture('front')),
    () => saveInscription(id, currentBookId, { name: 7 as never }),
    () => addPhotos(id, [{ photo: picture('second'), shows: [-1] }]),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'failed' });
  expect(await listProjects()).toMatchObject([{ id, generatedCount: 25 }]);
  expect(await findDamagedRecords()).toEqual([]);
});
