import {
  addPhotos,
  closeLibrary,
  createProject,
  deleteProject,
  exportProject,
  exportNewProject,
  exportUnsavedProject,
  findDamagedRecords,
  FIRST_PHOTO_ID,
  getBlob,
  getDrawnPages,
  getPages,
  getProject,
  importBackup,
  setPhotoDog,
  listProjects,
  MAX_PHOTOS,
  putPages,
  removePhoto,
  updateProject,
  type Project,
} from '.';
import { readDisk } from './testing/calls';
import { freshDisk } from './testing/disk';
import { loseRecords } from './testing/lost';
import { dog, lookIdAt, page, pages, picture, rex } from './testing/samples';
import { rawProject, writePage, writeProject } from './testing/version1';

beforeEach(freshDisk);
afterEach(closeLibrary);

const gray = { ...dog, width: 333 };
const black = { ...dog, width: 444 };

/** Three photos; pages 0 and 1 from the first, 2 and 3 from the second, 4 from the third. */
const setUp = async (picked: readonly number[] = []): Promise<Project> => {
  const { id, morePhotos = [] } = await createProject({
    ...rex,
    photo: picture('one'),
    dog,
    morePhotos: [
      { photo: picture('two'), dog: gray, hints: { nose: [1, 2] } },
      { photo: picture('three'), dog: black },
    ],
  });
  await putPages(id, pages(2));
  const pagesFrom = (photo: string, count: number, first: number) =>
    pages(count, first).map((page) => ({ ...page, photo }));
  await putPages(id, [...pagesFrom(morePhotos[0].id, 2, 2), ...pagesFrom(morePhotos[1].id, 1, 4)]);
  return updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: picked.map(lookIdAt) }],
  }));
};

const reload = async ({ id }: Project): Promise<Project> => (await getProject(id))!;
const storedLooks = async ({ id }: Project): Promise<string[]> =>
  (await getPages(id)).map((stored) => stored.page.look);

test('a project keeps its photos in order, each with its hints and its dog', async () => {
  const project = await setUp();
  const { morePhotos = [], dog: first } = await reload(project);
  expect(first).toEqual(dog);
  expect(morePhotos).toMatchObject([
    { hints: { nose: [1, 2] }, dog: { width: 333 } },
    { dog: { width: 444 } },
  ]);
  expect(morePhotos[1].hints).toEqual({});
  expect(await (await getBlob(morePhotos[1].photo!))?.text()).toBe('three');
  expect(await listProjects()).toEqual([await reload(project)]);
  expect(await findDamagedRecords()).toEqual([]);
});

test('a page stores the photo from which it is drawn, unless that is the first', async () => {
  const { id, morePhotos = [] } = await setUp();
  expect(await getDrawnPages(id, [lookIdAt(1), lookIdAt(4), lookIdAt(9)])).toEqual([
    { page: page(lookIdAt(1)) },
    { page: page(lookIdAt(4)), photo: morePhotos[1].id },
    null,
  ]);
});

test('a dog that is found later is stored with its photo, and the others stay', async () => {
  const project = await setUp();
  const [second] = project.morePhotos!;
  const small = { ...dog, width: 7 };
  await updateProject(project.id, (stored) => setPhotoDog(stored, second.id, small));
  await updateProject(project.id, (stored) => setPhotoDog(stored, FIRST_PHOTO_ID, gray));
  const { dog: first, morePhotos = [] } = await reload(project);
  expect([first, ...morePhotos.map((photo) => photo.dog)]).toEqual([gray, small, black]);
});

test('deleting the dog of the first photo keeps the others', async () => {
  const project = await setUp();
  await updateProject(project.id, { dog: null });
  const { dog: first, morePhotos = [] } = await reload(project);
  expect([first, morePhotos[0].dog]).toEqual([null, gray]);
});

test('a project has at most eight photos', async () => {
  const project = await setUp();
  const more = Array.from({ length: MAX_PHOTOS - 3 }, (_, n) => ({ photo: picture(`more ${n}`) }));
  const refused = { code: 'too-many-photos' };
  await expect(addPhotos(project.id, [...more, { photo: picture('ninth') }])).rejects.toMatchObject(
    refused,
  );
  expect((await reload(project)).morePhotos).toHaveLength(2);
  expect((await addPhotos(project.id, more)).morePhotos).toHaveLength(MAX_PHOTOS - 1);
  await expect(addPhotos(project.id, [{ photo: picture('ninth') }])).rejects.toMatchObject(refused);
  await expect(createProject({ ...rex, morePhotos: [...more, ...more] })).rejects.toMatchObject(
    refused,
  );
  await expect(addPhotos('nothing', more)).rejects.toMatchObject({ code: 'missing' });
});

test('adding a photo changes no picked page, because each is pinned to its photo', async () => {
  const project = await setUp([1, 2]);
  const [second] = project.morePhotos!;
  const added = await addPhotos(project.id, [{ photo: picture('four'), dog }]);
  expect(added.pagePhotos).toEqual({ [lookIdAt(1)]: FIRST_PHOTO_ID, [lookIdAt(2)]: second.id });
  expect(added).toEqual(await reload(project));
});

test('removing a photo removes its pages, but picked ones and their dog stay', async () => {
  const project = await setUp([2]);
  const [second, third] = project.morePhotos!;
  const after = await removePhoto(project.id, second.id);
  expect(after.morePhotos).toEqual([{ ...second, photo: null }, third]);
  expect(after.pagePhotos).toEqual({ [lookIdAt(2)]: second.id });
  expect(after).toEqual(await reload(project));
  expect(await getBlob(second.photo!)).toBeNull();
  const disk = await readDisk();
  const remaining = [0, 1, 2, 4].map((n) => [project.id, n]);
  expect([disk['pages'].keys, disk['previews'].keys]).toEqual([remaining, remaining]);
  expect(await removePhoto(project.id, second.id)).toMatchObject({ morePhotos: after.morePhotos! });
  // The removed photo no longer counts toward the limit.
  const more = Array.from({ length: MAX_PHOTOS - 2 }, (_, n) => ({ photo: picture(`more ${n}`) }));
  expect((await addPhotos(project.id, more)).morePhotos).toHaveLength(MAX_PHOTOS);
});

test('a removed photo that no picked page shows is deleted, immediately or with the next change of photos', async () => {
  const project = await setUp([2]);
  const [second, third] = project.morePhotos!;
  expect((await removePhoto(project.id, third.id)).morePhotos).toEqual([second]);
  await removePhoto(project.id, second.id);
  await updateProject(project.id, ({ books }) => ({ books: [{ ...books[0], pages: [] }] }));
  const { morePhotos, pagePhotos } = await addPhotos(project.id, []);
  expect({ morePhotos, pagePhotos }).toEqual({ morePhotos: [], pagePhotos: {} });
});

test('removing a photo keeps the photos that were chosen for other pages', async () => {
  const project = await setUp();
  const [second, third] = project.morePhotos!;
  const chosen = {
    [lookIdAt(2)]: second.id,
    [lookIdAt(3)]: third.id,
    [lookIdAt(4)]: FIRST_PHOTO_ID,
  };
  await updateProject(project.id, { pagePhotos: chosen });
  const { pagePhotos } = await removePhoto(project.id, second.id);
  expect(pagePhotos).toEqual({ [lookIdAt(3)]: third.id, [lookIdAt(4)]: FIRST_PHOTO_ID });
});

test('removing a photo that a picked page shows unpins the other pages from it', async () => {
  const project = await setUp([2]);
  const [second] = project.morePhotos!;
  const chosen = { [lookIdAt(2)]: second.id, [lookIdAt(3)]: second.id, [lookIdAt(4)]: second.id };
  await updateProject(project.id, { pagePhotos: chosen });
  const { pagePhotos } = await removePhoto(project.id, second.id);
  expect(pagePhotos).toEqual({ [lookIdAt(2)]: second.id });
});

test('a picked page keeps the photo that was chosen for it before it is drawn from that photo', async () => {
  const project = await setUp([1, 2]);
  const [second, third] = project.morePhotos!;
  const chosen = { [lookIdAt(1)]: third.id, [lookIdAt(2)]: FIRST_PHOTO_ID };
  await updateProject(project.id, { pagePhotos: chosen });
  const added = await addPhotos(project.id, [{ photo: picture('four'), dog }]);
  expect(added.pagePhotos).toEqual(chosen);
  expect((await removePhoto(project.id, second.id)).pagePhotos).toEqual(chosen);
});

test('removing an unknown photo changes nothing', async () => {
  const project = await setUp([2]);
  const { morePhotos } = await removePhoto(project.id, 'gone');
  expect(morePhotos).toEqual(project.morePhotos);
  expect(await storedLooks(project)).toEqual([0, 1, 2, 3, 4].map(lookIdAt));
  const { id, photo } = await createProject({ ...rex, photo: picture('alone') });
  await removePhoto(id, 'gone');
  expect(await (await getBlob(photo!))?.text()).toBe('alone');
});

test('removing a photo does not delete a picture that belongs to another project', async () => {
  const project = await setUp();
  const other = await createProject({ ...rex, photo: picture('theirs') });
  const [second] = project.morePhotos!;
  await writeProject(project.id, (record: { morePhotos: object[] }) => ({
    ...record,
    morePhotos: [{ ...record.morePhotos[0], photo: other.photo }],
  }));
  await removePhoto(project.id, second.id);
  expect(await (await getBlob(other.photo!))?.text()).toBe('theirs');
});

test('a copy restores photos, dogs and pages, with new keys if the project exists here', async () => {
  const project = await setUp([2, 4]);
  const removed = await removePhoto(project.id, project.morePhotos![1].id);
  const file = await exportProject(project.id);
  await updateProject(project.id, { dogName: 'Max' });
  const { projects, skipped } = await importBackup(file);
  expect(skipped).toBe(0);
  const copy = (await getProject(projects[0]))!;
  const [second, third] = copy.morePhotos!;
  expect([second.dog, third]).toEqual([gray, removed.morePhotos![1]]);
  expect(second.photo).not.toBe(project.morePhotos![0].photo);
  expect(await (await getBlob(second.photo!))?.text()).toBe('two');
  expect(copy.pagePhotos).toEqual(removed.pagePhotos);
  const looks = [0, 2, 4].map(lookIdAt);
  expect(await getDrawnPages(copy.id, looks)).toEqual(await getDrawnPages(project.id, looks));
});

test.each(['photoPages', 'pairPages'])(
  'a broken page in the %s of a copy is left out',
  async (list) => {
    const project = await setUp();
    const [second] = project.morePhotos!;
    const [pair] = pages(1, 5);
    await putPages(project.id, [{ ...pair, photo: FIRST_PHOTO_ID, partner: second.id }]);
    const copy = JSON.parse(await (await exportProject(project.id)).text()) as {
      projects: [Record<string, { page: { look: string; items: unknown } }[]>];
    };
    const [{ page: broken }] = copy.projects[0][list];
    broken.items = [{ kind: 'path', d: '"/><script>' }];
    await freshDisk();
    expect(await importBackup(new Blob([JSON.stringify(copy)]))).toMatchObject({ skipped: 0 });
    expect(await findDamagedRecords()).toEqual([]);
    expect(await storedLooks(project)).toEqual(
      [0, 1, 2, 3, 4, 5].map(lookIdAt).filter((look) => look !== broken.look),
    );
  },
);

test('a copy from memory has photos and dogs, even of a project that was not created', async () => {
  const project = await setUp([2]);
  const stored = await getPages(project.id);
  const [second] = project.morePhotos!;
  const unsaved = await exportUnsavedProject(project, {
    pages: stored,
    pictures: { [second.photo!]: picture('two') },
  });
  await freshDisk();
  await importBackup(unsaved);
  expect(await getPages(project.id)).toHaveLength(5);
  expect((await reload(project)).morePhotos![0]).toEqual(second);
  const morePhotos = [{ photo: picture('two'), dog: gray }];
  const { projects } = await importBackup(await exportNewProject({ ...rex, dog, morePhotos }));
  const created = (await getProject(projects[0]))!;
  expect(created.morePhotos).toMatchObject([{ dog: gray }]);
  expect(await (await getBlob(created.morePhotos![0].photo!))?.text()).toBe('two');
});

test('a deleted project is restored with all of its photos', async () => {
  const project = await setUp([2]);
  const [second] = project.morePhotos!;
  const { restore } = await deleteProject(project.id);
  expect(await getBlob(second.photo!)).toBeNull();
  await restore();
  expect(await reload(project)).toEqual(project);
  expect(await (await getBlob(second.photo!))?.text()).toBe('two');
});

test('an earlier release keeps unknown data, and treats pages of other photos as missing', async () => {
  const project = await setUp([2]);
  const record = (await rawProject(project.id)) as { readonly morePhotos: unknown };
  // An earlier release writes the record with all fields that it read.
  await writeProject(project.id, (known: object) => ({ ...known, dogName: 'Max' }));
  expect(await rawProject(project.id)).toMatchObject({ morePhotos: record.morePhotos });
  expect((await reload(project)).morePhotos).toEqual(project.morePhotos);
  // Its copy has no dogs and no pages of the photos after the first.
  const copy = JSON.parse(await (await exportProject(project.id)).text()) as {
    projects: [Record<string, unknown>];
  };
  const [{ moreDogs: _dogs, photoPages: _pages, ...known }] = copy.projects;
  expect((known['pages'] as unknown[]).length).toBe(2);
  await freshDisk();
  await importBackup(new Blob([JSON.stringify({ ...copy, projects: [known] })]));
  const restored = await reload(project);
  expect(restored.morePhotos!.map((photo) => photo.dog)).toEqual([null, null]);
  expect(await storedLooks(restored)).toEqual([0, 1].map(lookIdAt));
});

test('photos are added and removed even if a drawn page is damaged', async () => {
  const project = await setUp([0, 2]);
  await writePage({ projectId: project.id, index: 1, page: 'torn' });
  const [second] = project.morePhotos!;
  await addPhotos(project.id, [{ photo: picture('four') }]);
  const { pagePhotos } = await removePhoto(project.id, second.id);
  expect(pagePhotos).toEqual({ [lookIdAt(0)]: FIRST_PHOTO_ID, [lookIdAt(2)]: second.id });
});

test('photos are added and removed even if the browser lost a drawn page', async () => {
  const project = await setUp([2, 3]);
  const { id, morePhotos = [] } = project;
  loseRecords({ pages: [[id, 2]] });
  await addPhotos(id, [{ photo: picture('four'), dog }]);
  expect((await reload(project)).morePhotos).toHaveLength(3);
  const { pagePhotos, ...rest } = await removePhoto(id, morePhotos[0].id);
  expect(rest.morePhotos?.map(({ photo }) => photo === null)).toEqual([true, false, false]);
  expect(pagePhotos).toMatchObject({ [lookIdAt(3)]: morePhotos[0].id });
  jest.restoreAllMocks();
  expect(await storedLooks(project)).toEqual([0, 1, 2, 3, 4].map(lookIdAt));
});
