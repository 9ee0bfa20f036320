import {
  addOrder,
  closeLibrary,
  createProject,
  exportProject,
  exportUnsavedProject,
  dogNames,
  findDamagedRecords,
  getDrawnPages,
  getPages,
  getProject,
  importBackup,
  putPages,
  removePhoto,
  updateProject,
  type Project,
} from './';
import { freshDisk } from './testing/disk';
import { address, dog, lookIdAt, page, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

const gray = { ...dog, width: 333 };
const [onlyRex, both, pairOfOthers] = [0, 1, 2].map(lookIdAt);

/** Rex on the first photo, Mochi on the second; a page of Rex, one of both, one of Mochi and Rex. */
const setUp = async (picked: readonly string[] = []): Promise<Project> => {
  const { id, morePhotos = [] } = await createProject({
    ...rex,
    photo: picture('one'),
    dog,
    shows: [0],
    choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
    morePhotos: [{ photo: picture('two'), dog: gray, shows: [1] }],
  });
  const [{ id: mochi }] = morePhotos;
  const [first, second, third] = pages(3);
  await putPages(id, [
    first,
    { ...second, partner: mochi },
    { ...third, photo: mochi, partner: 'first' },
  ]);
  return updateProject(id, ({ books }) => ({ books: [{ ...books[0], pages: picked }] }));
};

const reload = async ({ id }: Project): Promise<Project> => (await getProject(id))!;

test('a project keeps its dogs, and which of them each photo shows', async () => {
  const project = await reload(await setUp());
  expect(project).toMatchObject({
    shows: [0],
    choices: { name: 'Rex', companions: [{ name: 'Mochi', bornMonth: 10 }] },
    morePhotos: [{ shows: [1], dog: gray }],
  });
  expect(await findDamagedRecords()).toEqual([]);
});

test('a page refers to the photos of both its dogs', async () => {
  const { id, morePhotos = [] } = await setUp();
  const [{ id: mochi }] = morePhotos;
  expect(await getDrawnPages(id, [onlyRex, both, pairOfOthers])).toEqual([
    { page: page(onlyRex) },
    { page: page(both), partner: mochi },
    { page: page(pairOfOthers), photo: mochi, partner: 'first' },
  ]);
});

test('removing a photo also removes pages on which its dog is the second, but picked pages and the dog stay', async () => {
  const project = await setUp([both]);
  const [{ id: mochi }] = project.morePhotos!;
  const after = await removePhoto(project.id, mochi);
  expect(after.morePhotos).toMatchObject([{ id: mochi, photo: null, dog: gray }]);
  expect((await getPages(project.id)).map((stored) => stored.page.look)).toEqual([onlyRex, both]);
});

test('a copy has the pages of two dogs, from the device and from memory', async () => {
  const project = await setUp([both]);
  const before = await getPages(project.id);
  const looks = [onlyRex, both, pairOfOthers];
  const file = await exportProject(project.id);
  await updateProject(project.id, { dogName: 'Max' });
  const { projects } = await importBackup(file);
  expect(await getDrawnPages(projects[0], looks)).toEqual(await getDrawnPages(project.id, looks));
  const unsaved = await exportUnsavedProject(project, { pages: before });
  await freshDisk();
  await importBackup(unsaved);
  expect((await getPages(project.id)).map(({ preview: _, ...drawn }) => drawn)).toEqual(
    before.map(({ preview: _, ...drawn }) => drawn),
  );
});

test('an earlier release leaves out the pages of two dogs when it restores a copy', async () => {
  const project = await setUp([both]);
  const copy = JSON.parse(await (await exportProject(project.id)).text()) as {
    projects: [Record<string, unknown>];
  };
  const [{ pairPages: _pages, ...known }] = copy.projects;
  await freshDisk();
  await importBackup(new Blob([JSON.stringify({ ...copy, projects: [known] })]));
  expect((await getPages(project.id)).map((stored) => stored.page.look)).toEqual([onlyRex]);
});

test('the dogs of a project are named together, in the order of the form', async () => {
  const project = await setUp();
  expect(dogNames(project)).toBe('Rex and Mochi');
  const { choices } = project;
  const named = (...names: string[]): string =>
    dogNames({
      ...project,
      choices: { ...choices, companions: names.map((name) => ({ name, bornMonth: null })) },
    });
  expect([named(), named(' '), named('Mochi', 'Bo')]).toEqual(['Rex', 'Rex', 'Rex, Mochi, and Bo']);
  const order = await addOrder({ bookId: project.books[0].id, copies: 1, address });
  expect(order.dogName).toBe('Rex and Mochi');
});

test('a new name for the first dog leaves the others unchanged', async () => {
  const { id } = await setUp();
  await updateProject(id, { dogName: 'Max' });
  const renamed = (await getProject(id))!;
  expect(dogNames(renamed)).toBe('Max and Mochi');
  expect(renamed.choices.name).toBe('Max');
});
