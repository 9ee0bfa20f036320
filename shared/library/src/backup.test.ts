import { isObject } from '@scribblepup/kernel/schema';
import { exportAll, exportProject } from './backupWrite';
import { importBackup } from './backupRead';
import { getBlob } from './blobs';
import { selectPages, startBook } from './books';
import { onLibraryChange } from './changes';
import { closeLibrary } from './close';
import { saveCover } from './covers';
import { write } from './database';
import { addOrder, listOrders, saveReview } from './orders';
import { deleteProject } from './deletion';
import { clearPages, getPages, putPages } from './pages';
import { getProfile, saveProfile } from './profile';
import { createProject, getProject, listProjects, updateProject } from './projects';
import { readAll } from './readAll';
import type { OrderRecord } from './records';
import { eraseAll } from './storage';
import { freshDisk } from './testing/disk';
import { loseRecords } from './testing/lost';
import { address, dog, pages, picture, rex } from './testing/samples';
import type { Project } from './types';

beforeEach(freshDisk);
afterEach(closeLibrary);

const bytes = new Blob([Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)], {
  type: 'image/jpeg',
});

const filledProject = async (): Promise<Project> => {
  const { id } = await createProject({
    ...rex,
    photo: bytes,
    logo: picture('logo'),
    hints: { dogs: [[40, 60]] },
    dog,
  });
  await putPages(id, pages(3));
  await updateProject(id, { cutout: picture('cutout') });
  const { currentBookId } = await updateProject(
    id,
    (project) => selectPages(project, ['mandala-ring', 'beach']).project,
  );
  await saveCover(
    id,
    currentBookId,
    { candidate: 1, seed: 2, title: 'Rex', colour: 'Sky' },
    picture('front'),
  );
  return (await getProject(id))!;
};

test('everything is restored on another device', async () => {
  const before = await filledProject();
  await addOrder({ bookId: before.id, copies: 2, address, cover: picture('cover') });
  await saveProfile({ email: 'ada@example.com' });
  const [projectBefore, orderBefore] = [await getProject(before.id), (await listOrders())[0]];
  const file = await exportAll();
  await eraseAll();

  expect(await importBackup(file)).toEqual({ projects: [before.id], orders: 1, skipped: 0 });
  await closeLibrary();
  const after = await getProject(before.id);
  const { photo, logo, cutout, books = [] } = after ?? {};
  const front = books[0]?.cover?.picture ?? '';
  const [book] = projectBefore?.books ?? [];
  expect(after).toEqual({
    ...projectBefore,
    photo,
    logo,
    cutout,
    books: [{ ...book, cover: { ...book?.cover, picture: front } }],
  });
  expect(await (await getBlob(cutout ?? ''))?.text()).toBe('cutout');
  expect(await (await getBlob(front))?.text()).toBe('front');
  expect(await (await getBlob(after?.photo ?? ''))?.arrayBuffer()).toEqual(
    await bytes.arrayBuffer(),
  );
  expect((await getBlob(after?.logo ?? ''))?.type).toBe('image/png');
  const found = await getPages(before.id);
  expect(found.map(({ page }) => page)).toEqual(pages(3).map(({ page }) => page));
  expect(await found[2]?.preview.text()).toBe('preview 2');
  const [order] = await listOrders();
  expect(order).toEqual(orderBefore);
  expect(await order?.cover?.text()).toBe('cover');
  expect((await getProfile())?.email).toBe('ada@example.com');
});

test('a copy restores every project exactly, so that the next copy is the same', async () => {
  await filledProject();
  await createProject({ ...rex, dogName: 'Demo', bornMonth: '' });
  jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  const before = await (await exportAll()).text();
  const content = JSON.parse(before) as unknown;
  await freshDisk();
  expect(await importBackup(new Blob([before]))).toMatchObject({ skipped: 0 });
  expect(JSON.parse(await (await exportAll()).text()) as unknown).toEqual(content);
});

test('a copy leaves out pictures whose records the browser lost', async () => {
  const before = await filledProject();
  loseRecords({ blobs: [before.photo!] });
  const [all, single] = [await exportAll(), await exportProject(before.id)];
  jest.restoreAllMocks();
  for (const file of [all, single]) {
    await eraseAll();
    expect(await importBackup(file)).toMatchObject({ projects: [before.id], skipped: 0 });
    const { photo, logo } = (await getProject(before.id))!;
    expect(photo).toBeNull();
    expect(await (await getBlob(logo!))?.text()).toBe('logo');
  }
});

test('existing pictures are not overwritten, even if a copy has the same keys', async () => {
  const { id, photo } = await createProject({ ...rex, photo: picture('mine') });
  const copy = await (await exportAll()).text();
  const otherCopy = copy.replaceAll(id, 'another-project').replace(btoa('mine'), btoa('theirs'));
  const { projects } = await importBackup(new Blob([otherCopy]));
  expect(await (await getBlob(photo ?? ''))?.text()).toBe('mine');
  const theirs = (await getProject(projects[0] ?? ''))?.photo;
  expect(await (await getBlob(theirs ?? ''))?.text()).toBe('theirs');
});

test.each([
  ['one project', exportProject],
  ['all projects', exportAll],
])('a copy of %s never mixes the old and the new cover', async (_name, make) => {
  const { id, currentBookId } = await filledProject();
  const [file] = await Promise.all([
    make(id),
    saveCover(
      id,
      currentBookId,
      { candidate: 0, seed: 1, title: 'Max', colour: 'Mint' },
      picture('other'),
    ),
  ]);
  await eraseAll();
  await importBackup(file);
  const { cover } = (await getProject(id))!.books[0];
  expect(await (await getBlob(cover?.picture ?? ''))?.text()).toBe(
    cover?.title === 'Max' ? 'other' : 'front',
  );
});

test('a copy of one project has neither orders nor profile', async () => {
  const { id } = await filledProject();
  await createProject({ ...rex, dogName: 'Max' });
  await addOrder({ bookId: id, copies: 1, address });
  await saveProfile({ email: 'ada@example.com' });
  const content = JSON.parse(await (await exportProject(id)).text()) as {
    projects: unknown[];
    orders: unknown[];
    profile: unknown;
  };
  expect(content).toMatchObject({
    projects: [{ project: { dogName: 'Rex' } }],
    orders: [],
    profile: null,
  });
  expect(content.projects).toHaveLength(1);
  await expect(exportProject('gone')).rejects.toMatchObject({ code: 'missing' });
});

test('an existing project is not overwritten: the imported one becomes a second project', async () => {
  const before = await filledProject();
  const file = await exportAll();
  await updateProject(before.id, { dogName: 'Max' });
  await saveProfile({ email: 'new@example.com' });
  const { projects } = await importBackup(file);
  expect(projects).not.toContain(before.id);
  const copy = await getProject(projects[0] ?? '');
  expect(copy).toMatchObject({ dogName: 'Rex', books: [{ pages: ['mandala-ring', 'beach'] }] });
  expect(copy?.books[0]?.id).toBe(copy?.currentBookId);
  expect(copy?.currentBookId).not.toBe(before.currentBookId);
  expect(await getPages(projects[0] ?? '')).toHaveLength(3);
  expect((await listProjects()).map(({ dogName }) => dogName).sort()).toEqual(['Max', 'Rex']);
  expect((await getProfile())?.email).toBe('new@example.com');
});

test('a project that is already here unchanged is not imported again', async () => {
  const { id } = await filledProject();
  const file = await exportAll();
  expect((await importBackup(file)).projects).toEqual([]);
  await updateProject(id, { dogName: 'Max' });
  const { projects } = await importBackup(file);
  expect(projects).toHaveLength(1);
  // The second project is recognized too, although its ids are new.
  expect((await importBackup(file)).projects).toEqual([]);
  expect((await listProjects()).map(({ dogName }) => dogName).sort()).toEqual(['Max', 'Rex']);
});

test('a copy that is imported twice at the same time is added once', async () => {
  const { id } = await filledProject();
  const file = await exportAll();
  await eraseAll();
  const results = await Promise.all([importBackup(file), importBackup(file)]);
  expect(results.map(({ projects }) => projects)).toEqual([[id], []]);
  expect(await listProjects()).toHaveLength(1);
});

test('a project is recognized even if its copy has the fields in another order', async () => {
  await filledProject();
  const reversed: unknown = JSON.parse(await (await exportAll()).text(), (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
  );
  const file = new Blob([JSON.stringify(reversed)]);
  expect(await importBackup(file)).toEqual({ projects: [], orders: 0, skipped: 0 });
});

test('a project that has lost a picture or a page is imported again', async () => {
  const { id, photo } = await filledProject();
  const file = await exportAll();
  loseRecords({ blobs: [photo!] });
  const [withPhoto] = (await importBackup(file)).projects;
  jest.restoreAllMocks();
  expect(await (await getBlob((await getProject(withPhoto))!.photo!))!.arrayBuffer()).toEqual(
    await bytes.arrayBuffer(),
  );
  await deleteProject(withPhoto);
  await clearPages(id);
  const [withPages] = (await importBackup(file)).projects;
  expect(await getPages(withPages)).toHaveLength(3);
});

test.each<[string, (project: Project) => string]>([
  ['photo', ({ photo }) => photo!],
  ['cover', ({ books }) => books[0].cover!.picture!],
])('a copy without a lost %s is imported only once', async (_name, lostOf) => {
  const project = await filledProject();
  loseRecords({ blobs: [lostOf(project)] });
  const file = await exportAll();
  expect((await importBackup(file)).projects).toEqual([]);
  jest.restoreAllMocks();
  await eraseAll();
  expect((await importBackup(file)).projects).toEqual([project.id]);
  expect((await importBackup(file)).projects).toEqual([]);
});

test('if the current book of a project is unknown, an import makes the last one current', async () => {
  const { id } = await createProject(rex);
  const { books } = await updateProject(id, (project) => ({
    ...startBook(project).project,
    currentBookId: 'gone',
  }));
  const file = await exportAll();
  await updateProject(id, { dogName: 'Max' });
  const { projects } = await importBackup(file);
  const copy = (await getProject(projects[0]))!;
  expect(copy.currentBookId).toBe(copy.books[1].id);
  await eraseAll();
  await importBackup(file);
  expect((await getProject(id))!.currentBookId).toBe(books[1].id);
});

test('the names in a copy fill a profile that has only the email of a sign-in', async () => {
  await saveProfile({ firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' });
  const file = await exportAll();
  await eraseAll();
  await saveProfile({ email: 'new@example.com' });
  const kinds: string[] = [];
  const unsubscribe = onLibraryChange(({ kind }) => kinds.push(kind));
  await importBackup(file);
  const filled = { firstName: 'Ada', lastName: 'Wolf', email: 'new@example.com' };
  expect(await getProfile()).toEqual(filled);
  expect(kinds).toEqual(['profile']);

  await saveProfile({ firstName: 'Bo', lastName: '' });
  await importBackup(file);
  expect(await getProfile()).toEqual({ ...filled, firstName: 'Bo' });
  kinds.length = 0;
  await importBackup(file);
  expect(kinds).toEqual([]);
  unsubscribe();
});

test('a project with a traced logo is restored, however its size was rounded', async () => {
  const side = 11 * (100 / 11);
  expect(side).toBeGreaterThan(100);
  const logo = { d: 'M0 0L100 9Z', width: side, height: 9 };
  const { id } = await createProject({ ...rex, choices: { logo } });
  const file = await exportAll();
  await eraseAll();
  expect(await importBackup(file)).toMatchObject({ projects: [id], skipped: 0 });
});

test('a project with hints that are not numbers is restored without these hints, and only once', async () => {
  const [eye, gone]: [number, number][] = [
    [40, 60],
    [Number.NaN, 60],
  ];
  const crop = { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 9 };
  const dab = { x: 1, y: 2, radius: 3, mode: 'keep' as const };
  const hints = { eyes: [gone, eye], nose: gone, crop, dabs: [dab, { ...dab, x: Number.NaN }] };
  const { id } = await createProject({
    ...rex,
    hints,
    morePhotos: [{ photo: picture('second'), hints: { dogs: [gone], nose: eye } }],
  });
  const file = await exportAll();
  expect(await importBackup(file)).toEqual({ projects: [], orders: 0, skipped: 0 });
  await eraseAll();
  expect(await importBackup(file)).toEqual({ projects: [id], orders: 0, skipped: 0 });
  expect(await importBackup(file)).toEqual({ projects: [], orders: 0, skipped: 0 });
  expect(await getProject(id)).toMatchObject({
    hints: { eyes: [eye], dabs: [dab] },
    morePhotos: [{ hints: { dogs: [], nose: eye } }],
  });
  expect(Object.keys((await getProject(id))!.hints).sort()).toEqual(['dabs', 'eyes']);
});

test('an address, a review and a profile of any length are restored', async () => {
  const text = 'A long way down the valley. '.repeat(100);
  const { id } = await createProject(rex);
  const { id: order } = await addOrder({
    bookId: id,
    copies: 1,
    address: { ...address, address: text },
  });
  await saveReview(order, { rating: 5, review: text });
  await saveProfile({ firstName: text });
  const file = await exportAll();
  await eraseAll();
  expect(await importBackup(file)).toMatchObject({ orders: 1, skipped: 0 });
  expect(await listOrders()).toMatchObject([
    { address: { address: text }, review: { review: text } },
  ]);
  expect(await getProfile()).toMatchObject({ firstName: text });
});

test('an existing order is not duplicated', async () => {
  const { id } = await createProject(rex);
  await addOrder({ bookId: id, copies: 1, address });
  expect(await importBackup(await exportAll())).toMatchObject({ orders: 0, skipped: 0 });
  expect(await listOrders()).toHaveLength(1);
});

test.each([
  ['cannot be read', async () => loseRecords({ orders: ['order-1'] })],
  [
    'is not valid',
    () =>
      write(['orders'], 'strict', (transaction) =>
        transaction.objectStore('orders').put({ id: 'order-1' } as OrderRecord),
      ),
  ],
])('an order that %s is replaced by the one in a copy, once', async (_what, damage) => {
  const { id } = await createProject(rex);
  const order = { id: 'order-1', bookId: id, copies: 2, address, cover: picture('cover') };
  await addOrder(order);
  const file = await exportAll();
  await damage();
  expect(await listOrders()).toEqual([]);
  expect(await importBackup(file)).toMatchObject({ projects: [], orders: 1, skipped: 0 });
  jest.restoreAllMocks();
  expect(await importBackup(file)).toMatchObject({ orders: 0, skipped: 0 });
  const [restored] = await listOrders();
  expect(restored).toMatchObject({ id: 'order-1', copies: 2, address });
  expect(await restored.cover?.text()).toBe('cover');
  expect((await getProject(id))?.books[0].printedCopies).toBe(2);
  expect((await readAll('blobs')).values).toHaveLength(1);
});

test.each([
  ['an empty file', 'not-a-backup', ''],
  ['a letter', 'not-a-backup', 'Dear dog'],
  ["another program's file", 'not-a-backup', '{"format":"something"}'],
  ['a list', 'not-a-backup', '[]'],
  [
    'half a file',
    'damaged-backup',
    '{"format":"scribblepup-backup","version":1,"savedAt":1,"projects":[{"pro',
  ],
  [
    'a file without its projects',
    'damaged-backup',
    '{"format":"scribblepup-backup","version":1,"savedAt":1}',
  ],
  [
    'a file without a valid entry',
    'damaged-backup',
    '{"format":"scribblepup-backup","version":1,"savedAt":1,"projects":[{}],"orders":[],"profile":null}',
  ],
  [
    'a file of a later version',
    'newer-backup',
    '{"format":"scribblepup-backup","version":3,"savedAt":1,"projects":[],"orders":[],"profile":null}',
  ],
])('refuses %s as %s', async (_name, code, text) => {
  await expect(importBackup(new Blob([text]))).rejects.toMatchObject({ code });
});

/** Empty lists nested this many levels deep. */
const nested = (levels: number): unknown =>
  JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

type Edit = (entry: { project: Record<string, unknown>; pages: Record<string, unknown>[] }) => void;

test.each<[string, Edit]>([
  [
    'a page with a path that is markup',
    ({ pages: [first] }) =>
      Object.assign(first ?? {}, {
        page: { ...(first?.page as object), items: [{ kind: 'path', d: '"/><script>' }] },
      }),
  ],
  [
    'a page whose preview is not a picture',
    ({ pages: [first] }) =>
      Object.assign(first ?? {}, { preview: { type: 'text/html', data: 'AAAA' } }),
  ],
  [
    'a page whose preview is cut short',
    ({ pages: [first] }) =>
      Object.assign(first ?? {}, { preview: { type: 'image/png', data: 'AAAAA' } }),
  ],
  [
    'a page with a negative index',
    ({ pages: [first] }) => Object.assign(first ?? {}, { index: -1 }),
  ],
])('leaves out %s, which is drawn again, and imports the rest', async (_name, edit) => {
  const { id } = await filledProject();
  const content = JSON.parse(await (await exportAll()).text()) as {
    projects: Parameters<Edit>[0][];
  };
  edit(content.projects[0]);
  const file = new Blob([JSON.stringify(content)]);
  expect(await importBackup(file)).toEqual({ projects: [], orders: 0, skipped: 0 });
  await eraseAll();
  expect(await importBackup(file)).toEqual({ projects: [id], orders: 0, skipped: 0 });
  expect((await getPages(id)).map(({ page }) => page)).toEqual(
    pages(3)
      .slice(1)
      .map(({ page }) => page),
  );
});

test.each<[string, Edit]>([
  [
    'a logo that is markup',
    ({ project }) =>
      Object.assign(project, {
        choices: {
          ...(project.choices as object),
          logo: { d: '"/><script>', width: 9, height: 9 },
        },
      }),
  ],
  [
    'a name one megabyte long',
    ({ project }) => Object.assign(project, { dogName: 'x'.repeat(1e6) }),
  ],
  [
    'a book of 26 pages',
    ({ project }) => {
      const books = project.books as object[];
      Object.assign(project, {
        books: books.map((book) => ({
          ...book,
          selectedImages: Array.from({ length: 26 }, (_, n) => n),
        })),
      });
    },
  ],
  [
    'a page picked twice',
    ({ project }) => {
      const books = project.books as object[];
      Object.assign(project, { books: books.map((book) => ({ ...book, selectedImages: [1, 1] })) });
    },
  ],
  [
    'a page number that makes no valid id',
    ({ project }) => {
      const books = project.books as object[];
      Object.assign(project, { books: books.map((book) => ({ ...book, selectedImages: [1e21] })) });
    },
  ],
  ['no books', ({ project }) => Object.assign(project, { books: [] })],
  [
    'a book with an invalid id',
    ({ project: { books } }) => Object.assign((books as object[])[0], { id: '../settings' }),
  ],
  [
    'a cover color one megabyte long',
    ({ project: { books } }) => {
      const [book] = books as { cover: object }[];
      Object.assign(book.cover, { colour: 'x'.repeat(1e6) });
    },
  ],
  ['a photo of a fourth dog', ({ project }) => Object.assign(project, { shows: [3] })],
  [
    'a chosen dog that is not a point',
    ({ project }) => Object.assign(project, { hints: { dogs: [[1, 2, 3]] } }),
  ],
  [
    'chosen dogs that are not a list',
    ({ project }) => Object.assign(project, { hints: { dogs: 7 } }),
  ],
  ['a million pages', ({ project }) => Object.assign(project, { generatedCount: 1e6 })],
  [
    'a birth month that does not exist',
    ({ project }) => Object.assign(project, { bornMonth: '13' }),
  ],
  [
    'a second dog born in a month that does not exist',
    ({ project: { choices } }) =>
      Object.assign(choices as object, { companions: [{ name: 'Max', bornMonth: 13 }] }),
  ],
  [
    'four dogs',
    ({ project: { choices } }) =>
      Object.assign(choices as object, {
        companions: ['Max', 'Bella', 'Bo'].map((name) => ({ name, bornMonth: null })),
      }),
  ],
  [
    'a new field nested too deeply',
    ({ project }) => Object.assign(project, { later: nested(500) }),
  ],
])('skips a project with %s, and imports the others', async (_name, edit) => {
  await filledProject();
  const content = JSON.parse(await (await exportAll()).text()) as {
    projects: Parameters<Edit>[0][];
  };
  const [intact] = content.projects;
  const broken = structuredClone(intact);
  edit(broken);
  await eraseAll();
  const file = new Blob([JSON.stringify({ ...content, projects: [broken, intact] })]);
  expect(await importBackup(file)).toMatchObject({ projects: [expect.any(String)], skipped: 1 });
  expect(await listProjects()).toHaveLength(1);
});

test('an order with a field nested too deeply is skipped, because it would prevent the next copy', async () => {
  const { id } = await createProject(rex);
  await addOrder({ bookId: id, copies: 1, address });
  const content = JSON.parse(await (await exportAll()).text()) as { orders: { order: object }[] };
  Object.assign(content.orders[0].order, { later: nested(500) });
  await eraseAll();
  const file = new Blob([JSON.stringify(content)]);
  expect(await importBackup(file)).toEqual({ projects: [id], orders: 0, skipped: 1 });
});

test('new fields of a later version survive import and export', async () => {
  await filledProject();
  const content = JSON.parse(await (await exportAll()).text()) as {
    projects: { project: object }[];
  };
  const later = { color: ['red', { shade: 3 }] };
  Object.assign(content.projects[0].project, { later });
  await eraseAll();
  expect(await importBackup(new Blob([JSON.stringify(content)]))).toMatchObject({ skipped: 0 });
  const exported = JSON.parse(await (await exportAll()).text()) as typeof content;
  expect(exported.projects[0].project).toMatchObject({ later });
});

test('a full disk leaves no half-written project', async () => {
  await filledProject();
  const file = await exportAll();
  await eraseAll();
  const original = IDBObjectStore.prototype.put;
  let left = 4;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    value: unknown,
  ) {
    left -= 1;
    if (left < 0) throw new DOMException('No space', 'QuotaExceededError');
    return original.call(this, value);
  });
  await expect(importBackup(file)).rejects.toMatchObject({ code: 'full' });
  expect(await listProjects()).toEqual([]);
});
