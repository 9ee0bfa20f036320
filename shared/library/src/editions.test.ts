import {
  addEdition,
  addOrder,
  findBookInProject,
  closeLibrary,
  recordDigitalCopy,
  createProject,
  deleteEdition,
  deleteProject,
  editionsOf,
  exportProject,
  findBook,
  getBlob,
  getProject,
  importBackup,
  listOrders,
  MAX_EDITIONS,
  saveCover,
  saveInscription,
  startBook,
  updateProject,
  type Project,
} from '.';
import { address, lookIdAt, picture, rex } from './testing/samples';
import { freshDisk } from './testing/disk';

const design = { candidate: 1, seed: 2, title: 'Rex', colour: 'Sky' };

const setUp = async (): Promise<Project> => {
  const { id } = await createProject(rex);
  return updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: [lookIdAt(1), lookIdAt(0)], isCompleted: true }],
  }));
};

beforeEach(freshDisk);
afterEach(closeLibrary);

test('an edition is found by its own id, with the pages of its book and its own data', async () => {
  const { id, books } = await setUp();
  await saveCover(id, books[0].id, design, picture('front'));
  const edition = await addEdition(id, books[0].id, { age: '2-3' });
  const found = await findBook(edition.id);
  expect(found).toMatchObject({
    edition: { age: '2-3', bookId: books[0].id },
    book: { id: edition.id, number: 1, pages: [lookIdAt(1), lookIdAt(0)], cover: null },
  });
  expect(found?.project.books).toHaveLength(1);
  expect(editionsOf(found!.project, books[0].id)).toEqual([edition]);
});

test('the same edition is created only once', async () => {
  const project = await setUp();
  const [{ id: bookId }] = project.books;
  const little = await addEdition(project.id, bookId, { age: '2-3' });
  expect((await addEdition(project.id, bookId, { age: '2-3' })).id).toBe(little.id);
  await addEdition(project.id, bookId, { inscription: { name: 'Grandma and Rex' } });
  expect((await getProject(project.id))?.editions).toHaveLength(2);
});

test('two books of a project can have the same edition', async () => {
  const { id, books } = await setUp();
  await updateProject(id, (project) => startBook(project, 'book-2').project);
  const first = await addEdition(id, books[0].id, { age: '2-3' });
  const second = await addEdition(id, 'book-2', { age: '2-3' });
  expect(editionsOf((await getProject(id))!, 'book-2')).toEqual([second]);
  expect(second.id).not.toBe(first.id);
});

test('an edition counts as the same one after its dedication has changed', async () => {
  const { id, books } = await setUp();
  const [{ id: bookId }] = books;
  const little = await addEdition(id, bookId, { age: '2-3' });
  await saveInscription(id, little.id, { dedication: '', from: '' });
  expect((await addEdition(id, bookId, { age: '2-3' })).id).toBe(little.id);
  const titled = await addEdition(id, bookId, { inscription: { name: 'Rexy' } });
  await saveInscription(id, titled.id, { name: 'Rexy', dedication: 'For rainy days' });
  expect((await addEdition(id, bookId, { inscription: { name: 'Rexy' } })).id).toBe(titled.id);
  expect((await getProject(id))?.editions).toHaveLength(2);
});

test('editions do not count as books, and a copy can hold as many as a project', async () => {
  const { id, books } = await setUp();
  const edition = await addEdition(id, books[0].id, { age: '2-3' });
  const many = Array.from({ length: MAX_EDITIONS }, (_, i) => ({ ...edition, id: `e${i}` }));
  const project = await updateProject(id, { editions: many });
  expect(startBook(project).outcome).toBe('done');
  await expect(addEdition(id, books[0].id, { age: '8+' })).rejects.toMatchObject({
    code: 'too-many-editions',
  });
  expect((await importBackup(await exportProject(id))).skipped).toBe(0);
});

test('an edition has its own cover, inscription, orders and copies', async () => {
  const { id, books } = await setUp();
  const edition = await addEdition(id, books[0].id, { age: '8+' });
  await saveCover(id, edition.id, design, picture('for the big one'));
  await saveInscription(id, edition.id, { from: 'Ada' });
  await recordDigitalCopy(edition.id);
  await addOrder({ bookId: edition.id, copies: 3, address });
  const project = (await getProject(id))!;
  expect(findBookInProject(project, edition.id)?.book).toMatchObject({
    cover: { title: 'Rex' },
    inscription: { from: 'Ada' },
    digitalCopies: 1,
    printedCopies: 3,
  });
  expect(project.books[0]).toMatchObject({ cover: null, digitalCopies: 0, printedCopies: 0 });
  expect((await listOrders())[0].bookId).toBe(edition.id);
});

test('deleting an edition deletes its cover and nothing else', async () => {
  const { id, books } = await setUp();
  await saveCover(id, books[0].id, design, picture('front'));
  const edition = await addEdition(id, books[0].id, { age: '8+' });
  await saveCover(id, edition.id, design, picture('big'));
  const before = (await getProject(id))!;
  const { picture: deletedKey = '' } = findBookInProject(before, edition.id)!.book.cover!;
  await deleteEdition(id, edition.id);
  await deleteEdition(id, edition.id);
  const after = (await getProject(id))!;
  expect(after.editions).toEqual([]);
  expect(after.books).toEqual(before.books);
  expect(await getBlob(deletedKey)).toBeNull();
  expect(await getBlob(before.books[0].cover!.picture!)).not.toBeNull();
  expect(await findBook(edition.id)).toBeNull();
});

test('the cover of an edition that belongs to another project is neither deleted nor replaced', async () => {
  const { id, books } = await setUp();
  const edition = await addEdition(id, books[0].id, { age: '8+' });
  await saveCover(id, edition.id, design, picture('theirs'));
  const { editions } = (await getProject(id))!;
  const key = editions![0].cover!.picture!;
  // An older release restores a copy without new keys for the covers of editions.
  const copy = await createProject(rex);
  const restored = { editions: [{ ...editions![0], bookId: copy.books[0].id }] };
  await updateProject(copy.id, restored);
  await deleteEdition(copy.id, edition.id);
  expect(await (await getBlob(key))?.text()).toBe('theirs');
  await updateProject(copy.id, restored);
  await saveCover(copy.id, edition.id, design, picture('mine'));
  expect(await (await getBlob(key))?.text()).toBe('theirs');
});

test('an exported copy restores editions and their covers, with new ids if the project exists here', async () => {
  const { id, books } = await setUp();
  const edition = await addEdition(id, books[0].id, { age: '8+', inscription: { name: 'Rexy' } });
  await saveCover(id, edition.id, design, picture('big'));
  const file = await exportProject(id);
  await updateProject(id, { dogName: 'Max' });
  const { projects } = await importBackup(file);
  const copy = (await getProject(projects[0]))!;
  const [copied] = editionsOf(copy, copy.books[0].id);
  expect(copied).toMatchObject({ age: '8+', inscription: { name: 'Rexy' } });
  expect(copied.id).not.toBe(edition.id);
  // The copy has its own cover, which survives the deletion of the original.
  await deleteProject(id);
  expect(await (await getBlob(copied.cover!.picture!))!.text()).toBe('big');
});

test('a missing book or project is reported', async () => {
  const { id } = await setUp();
  const missing = { code: 'missing' };
  await expect(addEdition(id, 'nothing', { age: '2-3' })).rejects.toMatchObject(missing);
  await expect(addEdition('nothing', 'nothing', {})).rejects.toMatchObject(missing);
  await expect(saveInscription(id, 'nothing', {})).rejects.toMatchObject(missing);
});
