import { importBackup } from './backupRead';
import { exportAll } from './backupWrite';
import { getBlob } from './blobs';
import { closeLibrary } from './close';
import { deleteProject } from './deletion';
import { addOrder, listOrders } from './orders';
import { getPages, putPages } from './pages';
import { createProject, getProject, listProjects, updateProject } from './projects';
import { getStorageUsage } from './storage';
import { freshDisk } from './testing/disk';
import { loseRecords, truncatePictures } from './testing/lost';
import { address, dog, lookIdAt, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('deleting a project deletes its pages and pictures, but not those of others', async () => {
  const other = await createProject(rex);
  await putPages(other.id, pages(1));
  const { id } = await createProject({ ...rex, photo: picture('photo'), dog });
  await putPages(id, pages(3));
  const { photo, cutout } = await updateProject(id, { cutout: picture('cutout') });
  await deleteProject(id);
  await closeLibrary();
  expect(await getProject(id)).toBeNull();
  for (const key of [photo, cutout]) expect(await getBlob(key!)).toBeNull();
  expect(await getStorageUsage()).toMatchObject({ projects: 1, pages: 1, pictures: 0 });
});

test('deleting can be undone', async () => {
  const before = await createProject({ ...rex, photo: picture('photo'), dog });
  await putPages(before.id, pages(3));
  const deleted = await deleteProject(before.id);
  expect(await listProjects()).toEqual([]);
  await deleted.restore();
  await closeLibrary();
  expect(await getProject(before.id)).toEqual(before);
  expect(await getPages(before.id)).toHaveLength(3);
  expect(await (await getBlob(before.photo ?? ''))?.text()).toBe('photo');
});

test('undoing changes nothing once a copy has restored the project', async () => {
  const { id } = await createProject({ ...rex, photo: picture('photo'), dog });
  const backup = await exportAll();
  const { restore } = await deleteProject(id);
  await importBackup(backup);
  await updateProject(id, { generatedCount: 50 });
  await restore();
  expect(await getProject(id)).toMatchObject({ generatedCount: 50 });
});

test('a project is deleted even if the browser lost some of its records', async () => {
  const before = await createProject({ ...rex, photo: picture('photo'), dog });
  const { cutout } = await updateProject(before.id, { cutout: picture('cutout') });
  await putPages(before.id, pages(3));
  loseRecords({
    dogs: [before.id],
    pages: [[before.id, 1]],
    previews: [[before.id, 2]],
    blobs: [cutout!],
  });
  const deleted = await deleteProject(before.id);
  jest.restoreAllMocks();
  expect(await getStorageUsage()).toMatchObject({ projects: 0, pages: 0, pictures: 0 });
  await deleted.restore();
  expect(await getProject(before.id)).toMatchObject({ photo: before.photo, dog: null });
  expect((await getPages(before.id)).map(({ page }) => page.look)).toEqual([lookIdAt(0)]);
  expect(await (await getBlob(before.photo ?? ''))?.text()).toBe('photo');
});

test('a project that the browser lost is deleted, and cannot be restored', async () => {
  const { id } = await createProject({ ...rex, photo: picture('photo') });
  loseRecords({ projects: [id] });
  const { restore } = await deleteProject(id);
  jest.restoreAllMocks();
  await expect(restore()).rejects.toMatchObject({ code: 'damaged' });
  expect(await getStorageUsage()).toMatchObject({ projects: 0, pictures: 0 });
});

test('a lost picture does not prevent a restore', async () => {
  const { id, photo } = await createProject({ ...rex, photo: picture('photo') });
  const { cutout } = await updateProject(id, { cutout: picture('cutout') });
  truncatePictures(({ size }) => size === 'photo'.length);
  const { restore } = await deleteProject(id);
  jest.restoreAllMocks();
  await restore();
  expect(await getBlob(photo!)).toBeNull();
  expect(await (await getBlob(cutout!))?.text()).toBe('cutout');
});

test('orders of a deleted project stay', async () => {
  const { id } = await createProject(rex);
  await addOrder({ bookId: id, copies: 1, address });
  await deleteProject(id);
  expect(await listOrders()).toMatchObject([{ projectId: id, dogName: 'Rex' }]);
});

test('deleting a missing project does nothing', async () => {
  const { restore } = await deleteProject('gone');
  await restore();
  expect(await listProjects()).toEqual([]);
});
