import { openDB } from 'idb';
import { DATABASE_NAME, DATABASE_VERSION, everyStore, migrate, type LibrarySchema } from './schema';
import { closeLibrary } from './close';
import { listProjects } from './projects';
import { getStorageUsage } from './storage';
import { freshDisk } from './testing/disk';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('a new database has every store', async () => {
  await listProjects();
  const database = await openDB(DATABASE_NAME);
  expect([...database.objectStoreNames]).toEqual(everyStore);
  database.close();
});

test.each(Array.from({ length: DATABASE_VERSION }, (_, index) => index + 1))(
  'a database of version %i keeps its records and is upgraded',
  async (version) => {
    const old = await openDB<LibrarySchema>(DATABASE_NAME, version, {
      upgrade: (database) => migrate(database, 0, version),
    });
    await old.put('meta', { firstName: 'Ada', lastName: '', email: '' }, 'profile');
    old.close();
    expect(await getStorageUsage()).toMatchObject({ projects: 0, hasProfile: true });
  },
);
