import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths, pathTo } from '@scribblepup/kernel';
import { eraseAll, getProject, saveInscription, type Project } from '@scribblepup/library';
import { coloring } from '../../../services/coloring';
import { makeCompleteBook } from '../../../testing/books';
import { fakeColoring } from '../../../testing/coloring';
import { catchDownloads } from '../../../testing/downloads';
import { waitForAddress, renderScreen } from '../../../testing/render';
import Book from '../Book';
import { saveUnsavedWords, unsavedWords } from './unsavedWords';

jest.mock('../../../services/coloring');
// Covers need a canvas, so they are tested in a real browser.
jest.mock('../../../pdf/coverFaces');
jest.mock('../../../cover/art');

const makeBookPdf = jest.fn(fakeColoring().makeBookPdf);

const makeBook = async (): Promise<Project> => (await makeCompleteBook()).project;

const open = (bookId: string) =>
  renderScreen(Book, { path: paths.book, at: pathTo(paths.book, { bookId }) });

/** Opens the screen of a book, and its dedication. */
const setUp = async ({ books: [{ id }] }: Project) => {
  const view = open(id);
  await view.user.click(await screen.findByText('Dedication (optional)'));
  return view;
};
const dedication = () => screen.getByLabelText('Dedication');
const fromField = () => screen.getByLabelText('From');
const save = () => screen.getByRole('button', { name: 'Save' });
const findSavedMessage = () => screen.findByText('Saved. Your next PDF will include it.');
const inscriptionOf = async ({ id }: Project) => (await getProject(id))?.books[0].inscription;

beforeEach(async () => {
  makeBookPdf.mockClear();
  jest.mocked(coloring).mockReturnValue({ ...fakeColoring(), makeBookPdf });
  await eraseAll();
});

test("saves a dedication and the giver's name with the book, and draws them", async () => {
  const project = await makeBook();
  catchDownloads();
  const { user } = await setUp(project);
  expect(save()).toBeDisabled();
  await user.type(dedication(), 'For rainy days');
  await user.type(fromField(), 'Ada');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Title page with these words' })).toBeVisible();
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({
    dedication: 'For rainy days',
    from: 'Ada',
  });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(makeBookPdf.mock.calls[0]?.[0]).toMatchObject({ inscription: { from: 'Ada' } }),
  );
});

test('changes made during a save do not count as saved', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'For rainy days');
  fireEvent.click(save());
  fireEvent.change(dedication(), { target: { value: 'For sunny days' } });
  await waitFor(async () =>
    expect((await inscriptionOf(project))?.dedication).toBe('For rainy days'),
  );
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect((await inscriptionOf(project))?.dedication).toBe('For sunny days');
});

test('names the characters that pages cannot show', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'Для Мухтара 🐶');
  expect(await screen.findByText('Pages cannot show 🐶, so it is left out.')).toBeVisible();
  await user.type(dedication(), '🐱');
  expect(await screen.findByText('Pages cannot show 🐶 🐱, so they are left out.')).toBeVisible();
});

test('the fields explain their maximum length', async () => {
  const { user } = await setUp(await makeBook());
  await user.click(dedication());
  await user.paste('For Ada, who has colored every page of the last one');
  expect(dedication()).toHaveValue('For Ada, who has colored every page of t');
  expect(dedication()).toHaveAccessibleDescription('A dedication can have up to 40 characters.');
  await user.click(fromField());
  await user.paste('Grandma, Grandpa and the cat');
  expect(fromField()).toHaveValue('Grandma, Grandpa and the');
  expect(fromField()).toHaveAccessibleDescription("The giver's name can have up to 24 characters.");
});

test('unsaved words are still there after a visit to another screen', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'For rainy days');
  await user.click(screen.getByRole('link', { name: 'Create Cover' }));
  await waitForAddress('/customize-cover');
  await user.click(screen.getByRole('button', { name: 'Back in the browser' }));
  await waitFor(() => expect(dedication()).toBeVisible());
  expect(dedication()).toHaveValue('For rainy days');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({ dedication: 'For rainy days' });

  await user.click(screen.getByRole('link', { name: 'Create Cover' }));
  await user.click(await screen.findByRole('button', { name: 'Back in the browser' }));
  expect(await screen.findByText('Dedication (optional)')).toBeVisible();
  expect(dedication()).not.toBeVisible();
  expect(dedication()).toHaveValue('For rainy days');
});

test('shows words that another tab saved, and keeps them when other words are saved', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(fromField(), 'Ada');
  await saveInscription(project.id, project.books[0].id, { dedication: 'For rainy days' });
  await waitFor(() => expect(dedication()).toHaveValue('For rainy days'));
  expect(fromField()).toHaveValue('Ada');
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({ dedication: 'For rainy days', from: 'Ada' });
});

test('words that another tab saves later replace those that were saved here', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'For rainy days');
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(dedication()).toHaveValue('For rainy days');
  await saveInscription(project.id, project.books[0].id, { dedication: 'For sunny days' });
  await waitFor(() => expect(dedication()).toHaveValue('For sunny days'));
  await user.type(fromField(), 'Ada');
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({ dedication: 'For sunny days', from: 'Ada' });
});

test('words that are being typed stay when another tab saves others', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'For rainy days');
  await saveInscription(project.id, project.books[0].id, { dedication: 'For Bo', from: 'Grandma' });
  await waitFor(() => expect(fromField()).toHaveValue('Grandma'));
  expect(dedication()).toHaveValue('For rainy days');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({ dedication: 'For rainy days', from: 'Grandma' });
});

test('words that another tab has just saved are kept, even if they are not shown yet', async () => {
  const project = await makeBook();
  const { user } = await setUp(project);
  await user.type(dedication(), 'For rainy days');
  await saveInscription(project.id, project.books[0].id, { name: 'Rexy', from: 'Grandma' });
  fireEvent.click(save());
  expect(await findSavedMessage()).toBeVisible();
  expect(await inscriptionOf(project)).toEqual({
    name: 'Rexy',
    dedication: 'For rainy days',
    from: 'Grandma',
  });
});

test('erasing everything on this device erases unsaved words', async () => {
  saveUnsavedWords('book', { from: 'Ada' });
  await eraseAll();
  expect(unsavedWords('book')).toEqual({});
});
