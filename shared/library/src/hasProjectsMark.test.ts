import { exportAll } from './backupWrite';
import { importBackup } from './backupRead';
import { clearHasProjectsMark, wereProjectsEvicted } from './hasProjectsMark';
import { closeLibrary } from './close';
import { deleteProject } from './deletion';
import { saveProfile } from './profile';
import { createProject, listProjects } from './projects';
import { eraseAll } from './storage';
import { freshDisk } from './testing/disk';
import { rex } from './testing/samples';

const items = new Map<string, string>();

beforeAll(() => {
  const localStorage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.defineProperty(globalThis, 'window', { configurable: true, value: { localStorage } });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));
beforeEach(async () => {
  items.clear();
  await freshDisk();
});
afterEach(closeLibrary);

test('for a new visitor, nothing counts as evicted', async () => {
  expect(await wereProjectsEvicted()).toBe(false);
});

test('an evicted database is noticed until a copy is restored', async () => {
  await createProject(rex);
  const copy = await exportAll();
  expect(await wereProjectsEvicted()).toBe(false);
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);
  expect(await wereProjectsEvicted()).toBe(true);
  await importBackup(copy);
  expect(await wereProjectsEvicted()).toBe(false);
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);
});

test('a copy without projects leaves nothing that the browser could evict', async () => {
  await saveProfile({ email: 'ada@example.com' });
  await importBackup(await exportAll());
  expect(await wereProjectsEvicted()).toBe(false);
});

test('an eviction right after a restore is noticed', async () => {
  await createProject(rex);
  const copy = await exportAll();
  await freshDisk();
  clearHasProjectsMark();
  await importBackup(copy);
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);
});

test('an eviction of projects from a version without the mark is noticed once they have been listed', async () => {
  await createProject(rex);
  items.clear();
  await listProjects();
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);
});

test('a deletion by the visitor does not count as an eviction', async () => {
  const { id } = await createProject(rex);
  const other = await createProject(rex);
  await deleteProject(id);
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);

  await createProject(rex).then(({ id: last }) => deleteProject(last));
  expect(await wereProjectsEvicted()).toBe(false);
  expect(other.id).not.toBe(id);
});

test('an eviction after an undone deletion is noticed', async () => {
  const { id } = await createProject(rex);
  await (await deleteProject(id)).restore();
  await freshDisk();
  expect(await wereProjectsEvicted()).toBe(true);
});

test('the notice ends once everything is erased or the visitor has seen it', async () => {
  await createProject(rex);
  await eraseAll();
  expect(await wereProjectsEvicted()).toBe(false);
  await createProject(rex);
  await freshDisk();
  clearHasProjectsMark();
  expect(await wereProjectsEvicted()).toBe(false);
});

test('a database that cannot be read is not reported as evicted', async () => {
  await createProject(rex);
  await closeLibrary();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(wereProjectsEvicted()).rejects.toMatchObject({ code: 'unavailable' });
});
