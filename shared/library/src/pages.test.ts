import { closeLibrary } from './close';
import { clearPages, getPage, getPageArt, getPages, listPageIndexes, putPages } from './pages';
import { createProject } from './projects';
import { freshDisk } from './testing/disk';
import { pages, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('pages come back by index, with their previews', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(5).reverse());
  const found = await getPages(id, 1, 3);
  expect(found.map(({ index }) => index)).toEqual([1, 2, 3]);
  expect(found[0]?.page).toEqual(pages(1, 1)[0]?.page);
  expect(await found[0]?.preview.text()).toBe('preview 1');
  expect(found[0]?.preview.type).toBe('image/webp');
});

test('no pages asked for are none', async () => {
  expect(await getPages('project', 0, 0)).toEqual([]);
});

test('one page, and one that is not there', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(1, 7));
  expect((await getPage(id, 7))?.page.look).toBe('look-7');
  expect(await getPage(id, 8)).toBeNull();
});

test('pages of one project are not those of another', async () => {
  const [one, two] = [await createProject(rex), await createProject(rex)];
  await putPages(one.id, pages(3));
  await putPages(two.id, pages(1, 9));
  expect(await listPageIndexes(one.id)).toEqual([0, 1, 2]);
  expect(await listPageIndexes(two.id)).toEqual([9]);
});

test('a page made again takes the place of the old one', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(2));
  await putPages(id, [{ ...pages(1, 50)[0]!, index: 1 }]);
  expect((await getPages(id, 0, 100)).map(({ page }) => page.look)).toEqual(['look-0', 'look-50']);
});

test('drawings for the PDF come in the order asked for', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(3));
  expect((await getPageArt(id, [2, 99, 0])).map((page) => page?.look)).toEqual([
    'look-2',
    undefined,
    'look-0',
  ]);
});

test('pages that come in after their project was deleted are dropped', async () => {
  await putPages('gone', pages(2));
  expect(await listPageIndexes('gone')).toEqual([]);
});

test('clearing leaves none', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(2));
  await clearPages(id);
  expect(await getPages(id, 0, 100)).toEqual([]);
});

test('a page that the browser lost does not take the others with it', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(6));
  const lost = (): never => {
    throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
  };
  const { getAll, get } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function read(
    this: IDBObjectStore,
    query,
  ) {
    return query instanceof IDBKeyRange && query.includes([id, 4])
      ? lost()
      : getAll.call(this, query);
  });
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function read(
    this: IDBObjectStore,
    key,
  ) {
    return Array.isArray(key) && key[1] === 4 ? lost() : get.call(this, key);
  });
  expect((await getPages(id, 0, 100)).map(({ index }) => index)).toEqual([0, 1, 2, 3, 5]);
  expect((await getPageArt(id, [5, 4])).map((page) => page?.look)).toEqual(['look-5', undefined]);
});
