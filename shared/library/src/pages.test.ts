import { closeLibrary } from './close';
import { clearPages, getPage, getPageArt, getPages, listPageIds, putPages } from './pages';
import { createProject } from './projects';
import { readDisk } from './testing/calls';
import { freshDisk } from './testing/disk';
import { loseRecords } from './testing/lost';
import { lookIdAt, page, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('pages are read back with their previews', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(5).reverse());
  const found = await getPages(id);
  expect(found.map(({ page }) => page)).toEqual(pages(5).map(({ page }) => page));
  expect(await found[1]?.preview.text()).toBe('preview 1');
  expect(found[0]?.preview.type).toBe('image/webp');
});

test('a page is found by its id, and a missing one is null', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(1, 7));
  expect((await getPage(id, lookIdAt(7)))?.page.look).toBe(lookIdAt(7));
  expect(await getPage(id, lookIdAt(8))).toBeNull();
});

test('pages of different projects stay separate', async () => {
  const [first, second] = [await createProject(rex), await createProject(rex)];
  await putPages(first.id, pages(3));
  await putPages(second.id, pages(1, 9));
  expect(await listPageIds(first.id)).toEqual([lookIdAt(0), lookIdAt(1), lookIdAt(2)]);
  expect(await listPageIds(second.id)).toEqual([lookIdAt(9)]);
});

test('a page that is drawn again replaces the old one', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(2));
  const again = { page: { ...page(lookIdAt(1)), title: 'Again' }, preview: picture('again') };
  await putPages(id, [again]);
  expect((await getPages(id)).map(({ page: { title } }) => title)).toEqual([
    `The ${lookIdAt(0)}`,
    'Again',
  ]);
});

test('drawings for the PDF come in the requested order', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(3));
  expect(await getPageArt(id, [lookIdAt(2), lookIdAt(99), lookIdAt(0)])).toEqual([
    page(lookIdAt(2)),
    null,
    page(lookIdAt(0)),
  ]);
});

test('pages that arrive after their project was deleted are dropped', async () => {
  await putPages('gone', pages(2));
  expect(await listPageIds('gone')).toEqual([]);
});

test('clearing leaves neither pages nor previews', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(2));
  await clearPages(id);
  const disk = await readDisk();
  expect([disk['pages'].keys, disk['previews'].keys]).toEqual([[], []]);
});

test('a page that the browser lost does not affect the others', async () => {
  const { id } = await createProject(rex);
  await putPages(id, pages(6));
  loseRecords({ pages: [[id, 4]] });
  expect((await getPages(id)).map(({ page: { look } }) => look)).toEqual(
    [0, 1, 2, 3, 5].map(lookIdAt),
  );
  expect((await getPageArt(id, [lookIdAt(5), lookIdAt(4)])).map((art) => art?.look)).toEqual([
    lookIdAt(5),
    undefined,
  ]);
});
