import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths, pathTo } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import type * as library from '@scribblepup/library';
import {
  addEdition,
  deleteEdition,
  eraseAll,
  getProject,
  type Project,
} from '@scribblepup/library';
import { coloring } from '../../../services/coloring';
import { makeCompleteBook } from '../../../testing/books';
import { fakeColoring } from '../../../testing/coloring';
import { catchDownloads } from '../../../testing/downloads';
import { waitForAddress, renderScreen } from '../../../testing/render';
import Book from '../Book';

jest.mock('@scribblepup/library', () => {
  const actual = jest.requireActual<typeof library>('@scribblepup/library');
  return {
    ...actual,
    addEdition: jest.fn(actual.addEdition),
    deleteEdition: jest.fn(actual.deleteEdition),
  };
});
jest.mock('../../../services/coloring');
// Covers need a canvas, so they are tested in a real browser.
jest.mock('../../../pdf/coverFaces');
jest.mock('../../../cover/art');

const makeBookPdf = jest.fn(fakeColoring().makeBookPdf);

const setUp = (bookId: string) =>
  renderScreen(Book, { path: paths.book, at: pathTo(paths.book, { bookId }) });

/** The screen with a button for the browser's Back. */
const WithBack = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back in the browser</button>
      <Book />
    </>
  );
};

const setUpWithBack = (bookId: string) =>
  renderScreen(WithBack, { path: paths.book, at: pathTo(paths.book, { bookId }) });
const goBack = (): boolean =>
  fireEvent.click(screen.getByRole('button', { name: 'Back in the browser' }));

const makeBook = async (dogName?: string): Promise<Project> =>
  (await makeCompleteBook(dogName === undefined ? {} : { dogName })).project;

beforeEach(async () => {
  makeBookPdf.mockClear();
  jest.mocked(coloring).mockReturnValue({ ...fakeColoring(), makeBookPdf });
  await eraseAll();
});

test('one tap makes an edition for another age and opens it', async () => {
  const project = await makeBook();
  const { user } = setUp(project.books[0].id);
  expect(await screen.findByRole('button', { name: 'For 2-3 years' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'For 5-8 years' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'For 2-3 years' }));
  await waitFor(async () => expect((await getProject(project.id))?.editions).toHaveLength(1));
  expect((await getProject(project.id))?.books).toHaveLength(1);
  expect(await screen.findByText('25 coloring pages of Rex, for 2-3 years')).toBeVisible();
});

test('two quick taps make one edition, and Back returns to the book', async () => {
  const project = await makeBook();
  setUpWithBack(project.books[0].id);
  const button = await screen.findByRole('button', { name: 'For 2-3 years' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('25 coloring pages of Rex, for 2-3 years')).toBeVisible();
  expect(addEdition).toHaveBeenCalledTimes(1);
  goBack();
  expect(await screen.findByText('25 coloring pages of Rex')).toBeVisible();
});

test('an edition that is stored after the visitor has left the screen does not open', async () => {
  const { addEdition: write } = jest.requireActual<typeof library>('@scribblepup/library');
  const project = await makeBook();
  const { user } = setUp(project.books[0].id);
  let begin = (): void => undefined;
  jest.mocked(addEdition).mockImplementationOnce(async (...edition) => {
    await new Promise<void>((resolve) => (begin = resolve));
    return write(...edition);
  });
  await user.click(await screen.findByRole('button', { name: 'For 2-3 years' }));
  await user.click(screen.getByRole('link', { name: 'Create Cover' }));
  await waitForAddress('/customize-cover');
  await act(async () => begin());
  await waitFor(async () => expect((await getProject(project.id))?.editions).toHaveLength(1));
  await waitForAddress('/customize-cover');
});

test('the same edition is made only once, even with a dedication', async () => {
  const project = await makeBook();
  const little = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  const { user } = setUp(little.id);
  await user.click(await screen.findByText('Dedication (optional)'));
  await user.type(screen.getByLabelText('Dedication'), 'For rainy days');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Your next PDF will include it.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Book 1 for 5-8 years' }));
  expect(await screen.findByText('25 coloring pages of Rex')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'For 2-3 years' }));
  expect(await screen.findByText('25 coloring pages of Rex, for 2-3 years')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book 1 for 2-3 years' })).toHaveLength(1);
});

test('an edition offers the other ages, and the age of the book leads to the book', async () => {
  const project = await makeBook();
  const little = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  const { user } = setUp(little.id);
  expect(await screen.findByRole('button', { name: 'For 3-5 years' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'For 2-3 years' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'For 5-8 years' }));
  expect(await screen.findByText('25 coloring pages of Rex')).toBeVisible();
  expect((await getProject(project.id))?.editions).toHaveLength(1);
});

test('the PDF of an edition has its age, and the download is counted for the edition', async () => {
  const project = await makeBook();
  const { id } = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  catchDownloads();
  const { user } = setUp(id);
  expect(await screen.findByText('25 coloring pages of Rex, for 2-3 years')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(makeBookPdf).toHaveBeenCalled());
  expect(makeBookPdf.mock.calls[0][0]).toMatchObject({
    choices: { age: '2-3' },
    pages: Array.from({ length: 25 }, () => null),
  });
  await waitFor(async () => {
    const { editions = [], books } = (await getProject(project.id))!;
    expect([editions[0].digitalCopies, books[0].digitalCopies]).toEqual([1, 0]);
  });
});

test('a copy gets another name on its title, which must not be empty', async () => {
  const project = await makeBook();
  const { user } = setUp(project.books[0].id);
  const section = within(
    await screen.findByRole('region', { name: 'A copy with another name on the title' }),
  );
  await user.click(section.getByRole('button', { name: 'Make this copy' }));
  expect(section.getByText('Please enter name')).toBeVisible();
  await user.type(section.getByLabelText('Name on the title'), "Grandma's Rex");
  await user.click(section.getByRole('button', { name: 'Make this copy' }));
  await waitFor(async () =>
    expect((await getProject(project.id))?.editions).toMatchObject([
      { inscription: { name: "Grandma's Rex" } },
    ]),
  );
});

test.each([
  ['Rex', "Grandma's Rex"],
  ['Biscuit and Mochi', "Grandma's book"],
])('the example for a name on the title of %s fits the field: %s', async (dogName, example) => {
  const project = await makeBook(dogName);
  setUp(project.books[0].id);
  const field = await screen.findByLabelText<HTMLInputElement>('Name on the title');
  expect(field).toHaveAccessibleDescription(`For example ${example}. The pages stay as they are.`);
  expect(example.length).toBeLessThanOrEqual(field.maxLength);
});

test('editions link to one another, and one can be deleted', async () => {
  const project = await makeBook();
  const [{ id: bookId }] = project.books;
  const little = await addEdition(project.id, bookId, { age: '2-3' });
  const { user } = setUp(little.id);
  const versions = within(await screen.findByRole('list', { name: 'Versions of Book 1' }));
  expect(versions.getByRole('link', { name: 'Book 1 for 5-8 years' })).toHaveAttribute(
    'href',
    `/my-projects/${bookId}`,
  );
  expect(versions.getByRole('link', { name: 'Book 1 for 2-3 years' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(screen.getByRole('button', { name: 'Delete this version' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Delete this version?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  await waitFor(async () => expect((await getProject(project.id))?.editions).toEqual([]));
  expect(await screen.findByText('25 coloring pages of Rex')).toBeVisible();
});

test('Back closes the dialog for deleting an edition', async () => {
  const project = await makeBook();
  const little = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  const { user } = setUpWithBack(little.id);
  await user.click(await screen.findByRole('button', { name: 'Delete this version' }));
  expect(screen.getByRole('dialog', { name: 'Delete this version?' })).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('25 coloring pages of Rex, for 2-3 years')).toBeVisible();
  expect((await getProject(project.id))?.editions).toHaveLength(1);
});

test('after an edition is deleted, Back returns to the screen before it', async () => {
  const project = await makeBook();
  const [{ id: bookId }] = project.books;
  const preschool = await addEdition(project.id, bookId, { age: '3-5' });
  await addEdition(project.id, bookId, { age: '2-3' });
  const { user } = setUpWithBack(preschool.id);
  await user.click(await screen.findByRole('link', { name: 'Book 1 for 2-3 years' }));
  await user.click(await screen.findByRole('button', { name: 'Delete this version' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('25 coloring pages of Rex')).toBeVisible();
  goBack();
  expect(await screen.findByText('25 coloring pages of Rex, for 3-5 years')).toBeVisible();
  expect((await getProject(project.id))?.editions).toEqual([preschool]);
});

test('the visitor stays on a screen that was opened before the edition was deleted', async () => {
  const project = await makeBook();
  const little = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  let finish = (): void => undefined;
  jest
    .mocked(deleteEdition)
    .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = setUp(little.id);
  await user.click(await screen.findByRole('button', { name: 'Delete this version' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('link', { name: 'Create Cover' }));
  await waitForAddress('/customize-cover');
  await act(async () => finish());
  await waitForAddress('/customize-cover');
});

test('an edition that cannot be deleted stays, and a message says why', async () => {
  const project = await makeBook();
  const little = await addEdition(project.id, project.books[0].id, { age: '2-3' });
  const { user } = setUp(little.id);
  await user.click(await screen.findByRole('button', { name: 'Delete this version' }));
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((): never => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this version?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/out of space/)).toBeVisible();
  put.mockRestore();
  expect((await getProject(project.id))?.editions).toHaveLength(1);
});

test('the field for a name on the title explains its maximum length', async () => {
  const project = await makeBook();
  const { user } = setUp(project.books[0].id);
  const field = await screen.findByLabelText('Name on the title');
  await user.click(field);
  await user.paste('Great-grandmother Wilhelmina and Rex');
  expect(field).toHaveValue('Great-grandmother Wilh');
  expect(field).toHaveAccessibleDescription('A name on the title can have up to 22 characters.');
});
