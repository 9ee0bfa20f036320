import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths, pathTo } from '@scribblepup/kernel';
import * as api from '@scribblepup/kernel/api';
import {
  closeLibrary,
  createProject,
  eraseAll,
  getProject,
  updateProject,
} from '@scribblepup/library';
import { ColoringError, offeredLooks, type ColoringClient } from '@scribblepup/studio';
import { coverFaces } from '../../pdf/coverFaces';
import { coloring } from '../../services/coloring';
import { makeCompleteBook } from '../../testing/books';
import { fakeColoring } from '../../testing/coloring';
import { catchDownloads } from '../../testing/downloads';
import { plainDog } from '../../testing/dog';
import { renderScreen } from '../../testing/render';
import Book from './Book';

jest.mock('@scribblepup/kernel/api', () => ({
  ...jest.requireActual<typeof api>('@scribblepup/kernel/api'),
  get: jest.fn(),
}));
jest.mock('../../services/coloring');
// Covers need a canvas, so they are tested in a real browser.
jest.mock('../../pdf/coverFaces');
jest.mock('../../cover/art');

/** Sets up a client with the functions in `change`; returns its mocks. */
const client = (change: Partial<ColoringClient> = {}) => {
  const { makeBookPdf, makeCoverPdf, ...rest } = fakeColoring(change);
  const mocks = { makeBookPdf: jest.fn(makeBookPdf), makeCoverPdf: jest.fn(makeCoverPdf) };
  jest.mocked(coloring).mockReturnValue({ ...rest, ...mocks });
  return mocks;
};
const ALL = offeredLooks(25);
const setUp = (bookId: string) =>
  renderScreen(Book, { path: paths.book, at: pathTo(paths.book, { bookId }) });

const makeBook = () => makeCompleteBook({}, { digitalCopies: 2, printedCopies: 3 });

const download = () => screen.findByRole('button', { name: 'Download PDF' });
const definition = (name: string) => screen.getByText(name).nextElementSibling;

beforeEach(async () => {
  client();
  await eraseAll();
});

test('shows the book, its copies and the price of another', async () => {
  const { book } = await makeBook();
  setUp(book.id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
  expect(definition('Digital copies')).toHaveTextContent('2');
  expect(definition('Printed copies')).toHaveTextContent('3');
  expect(screen.getByText('Print another copy for $19.99')).toBeVisible();
});

test('Download PDF saves the file and counts the download', async () => {
  const { project, book } = await makeBook();
  const file = new Blob(['%PDF-']);
  const saved = catchDownloads();
  const made = client({
    makeBookPdf: () => Promise.resolve({ name: 'Rex-coloring-book-1.pdf', file }),
  });
  const { user } = setUp(book.id);
  await user.click(await download());
  await waitFor(() => expect(saved).toEqual([{ name: 'Rex-coloring-book-1.pdf', file }]));
  expect(made.makeBookPdf.mock.calls[0][0]).toMatchObject({
    dog: plainDog,
    looks: ALL,
    choices: { name: 'Rex' },
  });
  await waitFor(async () => expect((await getProject(project.id))!.books[0].digitalCopies).toBe(3));
  await waitFor(() => expect(definition('Digital copies')).toHaveTextContent('3'));
});

test('makes the PDF for the chosen paper', async () => {
  const { book } = await makeBook();
  catchDownloads();
  const made = client();
  const { user } = setUp(book.id);
  await user.selectOptions(
    await screen.findByLabelText('Paper for the PDF'),
    'A4, printed at home',
  );
  await user.click(await download());
  await waitFor(() => expect(made.makeBookPdf).toHaveBeenCalled());
  expect(made.makeBookPdf.mock.calls[0][1]).toMatchObject({ variant: 'home-a4' });
});

test('shows the progress, and Cancel stops the work', async () => {
  const { book } = await makeBook();
  let signal: AbortSignal | undefined;
  const saved = catchDownloads();
  client({
    makeBookPdf: (_art, options) => {
      signal = options?.signal;
      options?.onProgress?.('draw', 0.4);
      return new Promise(() => undefined);
    },
  });
  const { user } = setUp(book.id);
  await user.click(await download());
  const progress = await screen.findByRole('progressbar', { name: 'Making the PDF' });
  await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('shows a message if the file cannot be made, and can try again', async () => {
  const { book } = await makeBook();
  const saved = catchDownloads();
  let tries = 0;
  client({
    makeBookPdf: (art, options) =>
      tries++ === 0
        ? Promise.reject(new ColoringError('crashed'))
        : fakeColoring().makeBookPdf(art, options),
  });
  const { user } = setUp(book.id);
  await user.click(await download());
  expect(
    await screen.findByText('The drawing stopped before it was done. Try again.'),
  ).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(await download());
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('if the dog of a book is not drawn, a message sends the visitor to the picker', async () => {
  const { project, book } = await makeBook();
  await updateProject(project.id, { dog: null });
  const { user } = setUp(book.id);
  await user.click(await download());
  expect(await screen.findByText(/Open it in the picker first\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
  expect(await preview.findByRole('alert')).toHaveTextContent('Open it in the picker first.');
});

test('offers the cover as a second file for a print shop', async () => {
  const { book } = await makeBook();
  const saved = catchDownloads();
  const file = new Blob(['%PDF-']);
  const faces = { colour: '#ffd970', front: new Blob(['front']), back: new Blob(['back']) };
  jest.mocked(coverFaces).mockResolvedValue(faces);
  const made = client({
    makeCoverPdf: () => Promise.resolve({ name: 'Rex-coloring-book-1-lulu-cover.pdf', file }),
  });
  const { user } = setUp(book.id);
  await download();
  expect(screen.queryByRole('button', { name: 'Download Cover PDF' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Paper for the PDF'), 'Print shop, Lulu');
  await user.click(screen.getByRole('button', { name: 'Download Cover PDF' }));
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'Rex-coloring-book-1-lulu-cover.pdf', file }]),
  );
  expect(jest.mocked(coverFaces).mock.calls[0]).toMatchObject([
    { design: { candidate: 0, title: "Rex's Coloring Book" } },
    'lulu',
    [],
  ]);
  expect(made.makeCoverPdf.mock.calls[0]).toMatchObject([{ looks: ALL }, faces, 'lulu', {}]);
});

test('while the cover is made, its button keeps the focus, and the other one is disabled', async () => {
  const { book } = await makeBook();
  client({ makeCoverPdf: () => new Promise(() => undefined) });
  const { user } = setUp(book.id);
  const inside = await download();
  await user.selectOptions(screen.getByLabelText('Paper for the PDF'), 'Print shop, Lulu');
  const cover = screen.getByRole('button', { name: 'Download Cover PDF' });
  await user.click(cover);
  expect(cover).toHaveAttribute('aria-busy', 'true');
  expect(cover).toHaveFocus();
  expect(inside).not.toHaveAttribute('aria-busy');
  expect(inside).toHaveAttribute('aria-disabled', 'true');
  await user.click(inside);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cover).toHaveFocus();
  expect(inside).not.toHaveAttribute('aria-disabled');
});

test('the whole book can be previewed before the download', async () => {
  const { book } = await makeBook();
  const { user } = setUp(book.id);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
  expect(await preview.findByRole('img', { name: /^Page 1, / })).toBeVisible();
  expect(preview.getByRole('status')).toHaveTextContent('Page 1, US Letter, printed at home');
  const previous = preview.getByRole('button', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');

  await user.click(preview.getByRole('button', { name: 'Next' }));
  expect(await preview.findByRole('img', { name: 'Page 2, blank' })).toBeVisible();
  expect(await preview.findByRole('img', { name: /^Page 3, / })).toBeVisible();
  preview.getByRole('group', { name: 'Open book' }).focus();
  await user.keyboard('{ArrowRight}{Alt>}{ArrowLeft}{/Alt}');
  expect(preview.getByRole('status')).toHaveTextContent('Pages 4 and 5');

  expect(previous).not.toHaveAttribute('aria-disabled');

  fireEvent.change(preview.getByLabelText('Leaf through'), { target: { value: '25' } });
  const next = preview.getByRole('button', { name: 'Next' });
  expect(next).not.toHaveAttribute('aria-disabled');
  await user.dblClick(next);
  expect(preview.getByRole('status')).toHaveTextContent('Page 52');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
});

test('the preview says why a page cannot be drawn', async () => {
  client({ drawSheet: () => Promise.reject(new ColoringError('newer-page')) });
  const { book } = await makeBook();
  const { user } = setUp(book.id);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
  expect(await preview.findByRole('alert')).toHaveTextContent('Reload the page');
});

test('a sample can be opened and downloaded too', async () => {
  setUp('2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Book 2' })).toBeVisible();
  expect(await download()).toBeEnabled();
});

test('if the demo dog of a sample cannot be loaded, a toast says why, and it is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = { isSuccess: false, ResponseMsg: 'The dogs are asleep.' };
  jest.mocked(api.get).mockRejectedValue(refusal);
  const { user } = setUp('1');
  await user.click(await download());
  expect(await screen.findByText('The dogs are asleep.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Could not load: demo dog', refusal);
  expect(screen.getByText('The file could not be made. Please try again.')).toBeVisible();
});

test('without storage, a sample opens, and a message explains why other books do not', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  await closeLibrary();
  setUp('2');
  expect(await download()).toBeEnabled();
  setUp('own');
  expect(await screen.findByText(/doesn't let us keep your books on this device/)).toBeVisible();
  jest.restoreAllMocks();
});

test('shows a message for an id that this device does not know', async () => {
  setUp('nothing');
  expect(await screen.findByText("This book isn't on this device")).toBeVisible();
});

test('a book that is not complete links to the picker', async () => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
  });
  setUp(currentBookId);
  expect(await screen.findByText("This book isn't complete yet")).toBeVisible();
  expect(screen.getByText('0 of 25 pages are picked.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue picking' })).toHaveAttribute(
    'href',
    '/get-started',
  );
  await act(async () => {
    await updateProject(id, ({ books }) => ({ books: [{ ...books[0], pages: ALL.slice(0, 1) }] }));
  });
  expect(await screen.findByText('1 of 25 pages is picked.')).toBeVisible();
});

describe('colored', () => {
  test('the preview shows a page colored, and as lines again', async () => {
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
    const choice = preview.getByRole('checkbox', { name: 'Colored example' });
    await user.click(choice);
    expect(await preview.findByRole('img', { name: 'Page 1, Sheet title, colored' })).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Next' }));
    expect(await preview.findByRole('img', { name: 'Page 3, Sheet 0, colored' })).toBeVisible();
    expect(preview.getByRole('img', { name: 'Page 2, blank' })).toBeVisible();
    await user.click(choice);
    expect(await preview.findByRole('img', { name: 'Page 3, Sheet 0' })).toBeVisible();
  });

  test('the preview shows lines and a spinner while a page is being colored', async () => {
    const { colorSheet } = fakeColoring();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    client({
      colorSheet: async (...sheet) => {
        await held;
        return colorSheet(...sheet);
      },
    });
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
    await user.click(preview.getByRole('checkbox', { name: 'Colored example' }));
    expect(await preview.findByRole('img', { name: 'Page 1, Sheet title' })).toBeVisible();
    expect(preview.getByText('Coloring the page')).toBeInTheDocument();
    await act(async () => release());
    expect(await preview.findByRole('img', { name: 'Page 1, Sheet title, colored' })).toBeVisible();
    expect(preview.queryByText('Coloring the page')).not.toBeInTheDocument();
  });

  test('a page that cannot be colored keeps its lines, and a message says why', async () => {
    client({ colorSheet: () => Promise.reject(new ColoringError('crashed')) });
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('dialog', { name: 'Preview of Book 1' }));
    await user.click(preview.getByRole('checkbox', { name: 'Colored example' }));
    expect(await preview.findByRole('alert')).toHaveTextContent('The drawing stopped');
    expect(preview.getByRole('img', { name: 'Page 1, Sheet title' })).toBeVisible();
  });

  test('a page that cannot be colored shows a message among the other pages', async () => {
    client({
      colorSheet: (art, place) =>
        place === 3 ? Promise.reject(new TypeError('x')) : fakeColoring().colorSheet(art, place),
    });
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'See the whole book colored' }));
    const all = within(screen.getByRole('dialog', { name: 'Book 1, colored' }));
    expect(await all.findByText('This page could not be colored.')).toBeVisible();
    expect(await all.findByRole('img', { name: 'Sheet 24, colored' })).toBeVisible();
  });

  test('shows the progress while the book is being colored', async () => {
    const { colorSheet } = fakeColoring();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    client({
      colorSheet: async (art, place) => {
        if (Number(place) >= 2) await held;
        return colorSheet(art, place);
      },
    });
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'See the whole book colored' }));
    const all = within(screen.getByRole('dialog', { name: 'Book 1, colored' }));
    expect(await all.findByText('Coloring page 3 of 25')).toBeVisible();
    expect(all.getByRole('status')).toHaveTextContent('Coloring your pages');
    await act(async () => release());
    expect(await all.findByRole('img', { name: 'Sheet 24, colored' })).toBeVisible();
    expect(all.queryByText(/^Coloring/)).not.toBeInTheDocument();
  });

  test('shows the whole book colored, page by page', async () => {
    const { book } = await makeBook();
    const { user } = setUp(book.id);
    await user.click(await screen.findByRole('button', { name: 'See the whole book colored' }));
    const all = within(screen.getByRole('dialog', { name: 'Book 1, colored' }));
    expect(await all.findByRole('img', { name: 'Sheet 24, colored' })).toBeVisible();
    expect(all.getAllByRole('img')).toHaveLength(25);
    all.getByRole('button', { name: 'Close' }).focus();
    await user.tab();
    expect(all.getByRole('group', { name: 'Colored pages' })).toHaveFocus();
  });
});
