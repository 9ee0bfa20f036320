import {
  addEdition,
  clearPages,
  eraseAll,
  findBook,
  getProject,
  putPages,
  type FoundBook,
} from '@scribblepup/library';
import { offeredLooks, type ColoringClient } from '@scribblepup/studio';
import { makeCompleteBook } from '../testing/books';
import { fakeColoring } from '../testing/coloring';
import { plainPage } from '../testing/dog';
import { bookPicture } from './bookPicture';
import { coloring } from './coloring';

jest.mock('./coloring');

const drawPages = jest.fn<Promise<void>, Parameters<ColoringClient['drawPages']>>(
  (_dog, { age }, { looks, onPage }) => {
    for (const look of looks) onPage(plainPage(look), new Blob([`${look} for ${age}`]));
    return Promise.resolve();
  },
);

/** A complete book for children of 5 to 8 years with stored pages. */
const makeBook = async (): Promise<FoundBook> => {
  const found = await makeCompleteBook({ choices: { age: '5-8' } });
  await putPages(
    found.project.id,
    found.book.pages.map((look) => ({ page: plainPage(look), preview: new Blob([look]) })),
  );
  return found;
};

const asText = async (picture: Promise<Blob | null>): Promise<string | undefined> =>
  (await picture)?.text();

beforeEach(async () => {
  drawPages.mockClear();
  jest.mocked(coloring).mockReturnValue(fakeColoring({ drawPages }));
  await eraseAll();
});

const [first] = offeredLooks(1);

test('the picture of a book is its stored first page', async () => {
  expect(await asText(bookPicture(await makeBook()))).toBe(first);
  expect(drawPages).not.toHaveBeenCalled();
});

test('the picture of a book is drawn if its first page is not stored', async () => {
  const found = await makeBook();
  await clearPages(found.project.id);
  expect(await asText(bookPicture(found))).toBe(`${first} for 5-8`);
});

test('a book without pages has no picture', async () => {
  const { project, book } = await makeBook();
  await clearPages(project.id);
  expect(await bookPicture({ project, book: { ...book, pages: [] } })).toBeNull();
});

test('the picture of an edition for another age shows the page of that age', async () => {
  const { project, book } = await makeBook();
  const { id } = await addEdition(project.id, book.id, { age: '2-3' });
  const found = await findBook(id);
  expect(await asText(bookPicture(found!))).toBe(`${first} for 2-3`);
  expect(await getProject(project.id)).toMatchObject({ choices: { age: '5-8' } });
});

test('the picture of an edition with another inscription is the stored page', async () => {
  const { project, book } = await makeBook();
  const { id } = await addEdition(project.id, book.id, { inscription: { name: 'Rexy' } });
  expect(await asText(bookPicture((await findBook(id))!))).toBe(first);
});
