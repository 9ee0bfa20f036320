import { DATABASE_NAME } from './schema';
import { freshDisk, otherTab } from './testing/disk';
import { rex } from './testing/samples';

beforeEach(freshDisk);

/** Resolves once an empty database has been created and deleted. */
const emptyDatabaseDeleted = (): Promise<void> =>
  new Promise((resolve) => {
    const { deleteDatabase } = IDBFactory.prototype;
    jest.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function remove(
      this: IDBFactory,
      name,
    ) {
      const request = deleteDatabase.call(this, name);
      request.addEventListener('success', () => resolve());
      return request;
    });
  });

test("each page creates an empty database once and deletes it, so only the site's own remains", async () => {
  for (let page = 0; page < 2; page++) {
    const deleted = emptyDatabaseDeleted();
    const library = await otherTab();
    await library.createProject(rex);
    await deleted;
    await library.closeLibrary();
    await library.listProjects();
    expect(indexedDB.deleteDatabase).toHaveBeenCalledTimes(1);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([DATABASE_NAME]);
    jest.restoreAllMocks();
    await library.closeLibrary();
  }
});

test('projects are kept if the empty database cannot be created', async () => {
  const { open } = IDBFactory.prototype;
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function openOwn(
    this: IDBFactory,
    name,
    version,
  ) {
    if (name !== DATABASE_NAME) throw new DOMException('No space', 'QuotaExceededError');
    return open.call(this, name, version);
  });
  const library = await otherTab();
  await library.createProject(rex);
  expect(await library.listProjects()).toHaveLength(1);
  expect(indexedDB.open).toHaveBeenCalledTimes(2);
  await library.closeLibrary();
});
