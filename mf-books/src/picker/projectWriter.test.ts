import { eraseAll, listProjects, selectPages } from '@scribblepup/library';
import { demoProject } from './demoProject';
import { createProjectWriter } from './projectWriter';
import { createPickerStore } from './pickerStore';

beforeEach(() => eraseAll());

test('a demo dog becomes one project, even if its first pick could not be written', async () => {
  const demo = { ...demoProject('Biscuit'), generatedCount: 50 };
  const store = createPickerStore(demo);
  const writer = createProjectWriter(store, false);
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
