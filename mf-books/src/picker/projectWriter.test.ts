import {
  createProject,
  deselectPage,
  eraseAll,
  getPages,
  getProject,
  listProjects,
  selectPages,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { pagesAt, plainPage } from '../testing/dog';
import { demoProject } from './demoProject';
import { recoverPicks, type PicksChange } from './journal';
import { createProjectWriter } from './projectWriter';
import { createPickerStore } from './pickerStore';

beforeEach(() => eraseAll());

test('a demo dog becomes one project, even if its first pick could not be written', async () => {
  const demo = { ...demoProject('Biscuit'), generatedCount: 50 };
  const store = createPickerStore(demo);
  const writer = createProjectWriter(store, { isStored: false });
  const pick = (page: string): Promise<void> =>
    writer.save((project) => selectPages(project, [page]).project);

  // The library creates a record with `add` and changes it with `put`.
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await expect(pick('garden')).rejects.toThrow();
  expect(store.getState()).toMatchObject({ saving: 'failed' });
  put.mockRestore();
  await writer.settled();
  await pick('maze');

  expect(await listProjects()).toMatchObject([
    {
      id: store.getState().project.id,
      dogName: 'Biscuit',
      generatedCount: 50,
      books: [{ id: demo.currentBookId, pages: ['garden', 'maze'] }],
    },
  ]);
});

test('pages that are drawn while a demo dog becomes a project are stored', async () => {
  const store = createPickerStore(demoProject('Biscuit'));
  const writer = createProjectWriter(store, { isStored: false });
  const [look] = pagesAt(0);
  const picked = writer.save((project) => selectPages(project, [look]).project);
  const drawn = { page: plainPage(look), preview: new Blob(['page']) };
  store.setState({ pages: { [look]: drawn } });
  await writer.savePages([drawn]);
  await picked;
  expect(await getPages(store.getState().project.id)).toMatchObject([{ page: drawn.page }]);
});

test('shows that it is saving again after a failure', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const store = createPickerStore((await getProject(id))!);
  const writer = createProjectWriter(store, { isStored: true });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await expect(writer.save((project) => ({ ...project, generatedCount: 50 }))).rejects.toThrow();
  expect(store.getState().saving).toBe('failed');
  put.mockRestore();
  const saved = writer.settled();
  expect(store.getState().saving).toBe('saving');
  await saved;
  expect(store.getState().saving).toBe('saved');
});

test('a pick that could not be written is restored, even if the project is renamed first', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const store = createPickerStore((await getProject(id))!);
  const writer = createProjectWriter(store, { isStored: true });
  const pick = (page: string): Promise<void> => {
    const change = (project: Project): Project => selectPages(project, [page]).project;
    store.setState(({ project }) => ({ project: change(project) }));
    return writer.save(change);
  };
  await pick('garden');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await expect(pick('maze')).rejects.toThrow();
  put.mockRestore();

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  const { project } = await recoverPicks(await updateProject(id, { dogName: 'Max' }));
  expect(project).toMatchObject({ dogName: 'Max', books: [{ pages: ['garden', 'maze'] }] });
});

/** Opens a writer of a new project, with a function that shows and saves a change. */
const openWriter = async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const store = createPickerStore((await getProject(id))!);
  const writer = createProjectWriter(store, { isStored: true });
  return {
    id,
    save: (change: PicksChange): Promise<void> => {
      store.setState(({ project }) => ({ project: change(project) }));
      return writer.save(change);
    },
  };
};

test('a photo that was chosen for a page but could not be written is restored', async () => {
  const { id, save } = await openWriter();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const choose = (project: Project): Project => ({ ...project, pagePhotos: { garden: 'two' } });
  await expect(save(choose)).rejects.toThrow();
  put.mockRestore();
  const { project } = await recoverPicks((await getProject(id))!);
  expect(project.pagePhotos).toEqual({ garden: 'two' });
  expect((await getProject(id))?.pagePhotos).toEqual({ garden: 'two' });
});

test('an entry that a crash brings back does not repeat an undone pick', async () => {
  const { id, save } = await openWriter();
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await save((project) => selectPages(project, ['garden']).project);
  const [key, entry] = setItem.mock.calls.find(([name]) => name.startsWith('scribblepup:picks:'))!;
  await save((project) => deselectPage(project, 'garden').project);
  localStorage.setItem(key, entry);
  const { project } = await recoverPicks((await getProject(id))!);
  expect(project.books).toMatchObject([{ pages: [] }]);
  expect((await getProject(id))?.books).toMatchObject([{ pages: [] }]);
});
