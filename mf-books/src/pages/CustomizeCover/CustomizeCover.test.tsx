import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import * as api from '@scribblepup/kernel/api';
import {
  createProject,
  eraseAll,
  getBlob,
  getProject,
  importBackup,
  saveCover,
  startBook,
  updateProject,
} from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import * as covers from '../../cover/art';
import * as paint from '../../cover/paintCover';
import { catchDownloads } from '../../testing/downloads';
import { evictDatabase } from '../../testing/evict';
import { plainDog } from '../../testing/dog';
import { waitForAddress, renderScreen } from '../../testing/render';
import { firstDemoDog } from '../../data/demoDog';
import CustomizeCover from './CustomizeCover';

jest.mock('@scribblepup/kernel/api', () => ({
  ...jest.requireActual<typeof api>('@scribblepup/kernel/api'),
  get: jest.fn(),
}));
// Painting needs a canvas, so it is tested in a real browser.
jest.mock('../../cover/art');
jest.mock('../../cover/paintCover');

const art: covers.CoverArt = {
  cutout: {} as HTMLCanvasElement,
  lines: [],
  size: plainDog,
  isCropped: false,
};

const setUp = async (state?: { projectId: string; bookId?: string }, shown = 'Cover 1') => {
  jest.mocked(covers.coverArt).mockResolvedValue(art);
  jest.mocked(paint.coverPicture).mockResolvedValue(new Blob(['cover']));
  const view = renderScreen(CustomizeCover, { path: paths.customizeCover, state });
  await screen.findByRole('img', { name: shown });
  return view;
};
const make = async (dogName: string) => {
  const { id } = await createProject({ dogName, bornMonth: '03', photo: null });
  return updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: offeredLooks(25), isCompleted: true }],
  }));
};
const thumbnails = () =>
  within(screen.getByRole('list', { name: 'Covers' })).getAllByRole('button');
const painted = () => jest.mocked(paint.paintCover).mock.calls.map(([, , design]) => design);

beforeEach(() => eraseAll());

test('shows one cover large and four in a strip; a thumbnail changes the large one', async () => {
  const { user } = await setUp();
  expect(thumbnails()).toHaveLength(4);
  await user.click(thumbnails()[2]);
  expect(screen.getByRole('img', { name: 'Cover 3' })).toBeVisible();
  expect(thumbnails()[2]).toHaveAttribute('aria-pressed', 'true');
});

test('Like keeps the cover and makes a similar one; Dislike replaces it', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Like' }));
  expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Kept. Cover 2 is a new one like it.')).toBeVisible();
  await waitFor(() =>
    expect(painted()).toContainEqual(expect.objectContaining({ candidate: 0, seed: 2 })),
  );
  jest.mocked(paint.paintCover).mockClear();
  await user.click(screen.getByRole('button', { name: 'Dislike' }));
  expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
  // The like replaced the only cover of this style.
  await waitFor(() =>
    expect(painted()).toContainEqual(expect.objectContaining({ candidate: 1, seed: 1 })),
  );
});

test('stores the cover with its title and color, and shows that the book is ready', async () => {
  const { id } = await make('Rex');
  const { user } = await setUp({ projectId: id });
  await user.click(thumbnails()[1]);
  const customize = screen.getByRole('button', { name: 'Customize Cover' });
  expect(customize).toHaveTextContent('CUSTOMIZE COVER');
  await user.click(customize);
  const title = screen.getByLabelText('Title');
  expect(title).toHaveValue("Rex's Coloring Book");
  await user.clear(title);
  await user.type(title, 'Good Boy');
  expect(screen.getByRole('img', { name: 'Cover with the title Good Boy' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Mint' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your Book Is Ready' }),
  ).toBeVisible();
  const { cover } = (await getProject(id))!.books[0];
  expect(cover).toMatchObject({ candidate: 1, title: 'Good Boy', colour: 'Mint' });
  expect(await getBlob(cover!.picture!)).toBeInstanceOf(Blob);
});

test('explains why a long pasted title is cut off', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.paste('Bartholomew Maximilian the Second of Upper Barkington draws again');
  expect(title).toHaveValue('Bartholomew Maximilian the Second of Upper Barkington draws ');
  expect(title).toHaveAccessibleDescription('A title can have up to 60 characters.');
});

test.each([
  [1, /1 of its 25 pages is picked so far\.$/],
  [3, /3 of its 25 pages are picked so far\.$/],
])('if the book has only %d of its pages, only the cover is ready', async (count, status) => {
  const { id, currentBookId } = await make('Rex');
  await updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: offeredLooks(count), isCompleted: false }],
  }));
  const { user } = await setUp({ projectId: id });
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your Cover Is Ready' }),
  ).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Books' })).toHaveAttribute(
    'href',
    `/books/${currentBookId}`,
  );
  await user.click(screen.getByRole('link', { name: 'Continue picking' }));
  expect(await waitForAddress('/get-started')).toBeVisible();
  expect(screen.getByText(JSON.stringify({ projectId: id, number: 1 }))).toBeVisible();
});

test('a hint says what a cover without a title looks like', async () => {
  const { id } = await make('Rex');
  const { user } = await setUp({ projectId: id });
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  const title = screen.getByLabelText('Title');
  expect(title).not.toHaveAccessibleDescription();
  await user.clear(title);
  await user.type(title, '  ');
  expect(title).toHaveAccessibleDescription('Without a title, the cover shows only the picture.');
  expect(screen.getByRole('img', { name: 'Cover without a title' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Your Book Is Ready' });
  expect((await getProject(id))!.books[0].cover).toMatchObject({ title: '' });
});

test('an unsaved choice is still there after a visit to another screen', async () => {
  const { id } = await make('Rex');
  const { user, unmount } = await setUp({ projectId: id });
  await user.click(thumbnails()[2]);
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.type(screen.getByLabelText('Title'), ', Too');
  unmount();
  const again = await setUp({ projectId: id }, 'Cover 3');
  await again.user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  expect(screen.getByLabelText('Title')).toHaveValue("Rex's Coloring Book, Too");
});

test('a cover that another tab has saved replaces an unsaved choice', async () => {
  const { id, currentBookId } = await make('Rex');
  const { user, unmount } = await setUp({ projectId: id });
  await user.click(thumbnails()[2]);
  unmount();
  const other = { candidate: 1, seed: 1, title: 'Good Boy', colour: 'Mint' };
  await saveCover(id, currentBookId, other, new Blob(['other']));
  await setUp({ projectId: id }, 'Cover 2');
});

test('nothing can be changed while the cover is being saved', async () => {
  const { id } = await make('Rex');
  const { user } = await setUp({ projectId: id });
  let paintCover: (picture: Blob) => void = () => undefined;
  jest.mocked(paint.coverPicture).mockReturnValue(new Promise((resolve) => (paintCover = resolve)));
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByLabelText('Title'), ' Too');
  await user.click(screen.getByRole('radio', { name: 'Mint' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  paintCover(new Blob(['cover']));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your Book Is Ready' }),
  ).toBeVisible();
  expect(
    screen.getByRole('img', { name: "Cover with the title Rex's Coloring Book" }),
  ).toBeVisible();
  expect((await getProject(id))!.books[0].cover).toMatchObject({ title: "Rex's Coloring Book" });
});

test('a cover that cannot be saved can be exported, and saved later', async () => {
  const { id } = await make('Rex');
  const { user } = await setUp({ projectId: id });
  const saved = catchDownloads();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^This device is out of space/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  put.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your Book Is Ready' }),
  ).toBeVisible();

  await eraseAll();
  await importBackup(saved[0].file);
  const { cover } = (await getProject(id))!.books[0];
  expect(await (await getBlob(cover?.picture ?? ''))?.text()).toBe('cover');
});

const failToSave = async () => {
  const { id } = await make('Rex');
  const view = await setUp({ projectId: id });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await view.user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^This device is out of space/)).toBeVisible();
  put.mockRestore();
  return { ...view, id };
};

test('Export paints the cover with its current title', async () => {
  const { user, id } = await failToSave();
  const saved = catchDownloads();
  jest
    .mocked(paint.coverPicture)
    .mockImplementation((_art, { title }) => Promise.resolve(new Blob([title])));
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Good Boy');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();

  await eraseAll();
  await importBackup(saved[0].file);
  const { cover } = (await getProject(id))!.books[0];
  expect(cover?.title).toBe('Good Boy');
  expect(await (await getBlob(cover?.picture ?? ''))?.text()).toBe('Good Boy');
});

test('going back removes the message about a failed save', async () => {
  const { user } = await failToSave();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  expect(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the cover belongs to the requested book, and is shown again on the next visit', async () => {
  const { id, currentBookId } = await make('Rex');
  await updateProject(id, (project) => startBook(project).project);
  const { user, unmount } = await setUp({ projectId: id, bookId: currentBookId });
  expect(screen.getByText('For Book 1 of Rex')).toBeVisible();
  await user.click(thumbnails()[3]);
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'My Books' })).toHaveAttribute(
    'href',
    `/books/${currentBookId}`,
  );
  expect(screen.getByRole('link', { name: 'Open the Book' })).toHaveAttribute(
    'href',
    `/my-projects/${currentBookId}`,
  );
  expect((await getProject(id))!.books.map(({ cover }) => cover?.candidate)).toEqual([
    3,
    undefined,
  ]);
  unmount();
  await setUp({ projectId: id, bookId: currentBookId }, 'Cover 4');
  expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
});

test('each stage moves the focus to its heading', async () => {
  const { user } = await setUp();
  const heading = () => screen.getByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Your Book Is Ready' });
  expect(heading()).toHaveFocus();
});

test('without a request, the screen shows the newest project', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  await make('Bella');
  now.mockReturnValue(2000);
  await make('Rex');
  await setUp();
  expect(jest.mocked(covers.coverArt).mock.calls[0][0]).toMatchObject({ dogName: 'Rex' });
});

test('without projects, the screen shows a sample, and says that it is not kept', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Customize Cover' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This is a sample/)).toBeVisible();
});

test('says that the browser cleared the books, instead of showing a sample', async () => {
  await make('Rex');
  await evictDatabase();
  renderScreen(CustomizeCover, { path: paths.customizeCover });
  expect(await screen.findByText('Your browser has cleared your books')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Books' })).toHaveAttribute('href', '/my-projects');
});

test('says why there are no covers, on the screen and in a toast', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(covers.coverArt).mockImplementation(async (_project, signal) => {
    await firstDemoDog(signal);
    return art;
  });
  jest.mocked(api.get).mockRejectedValue({ ResponseMsg: 'The demo dog ran away.' });
  renderScreen(CustomizeCover, { path: paths.customizeCover });
  expect(await screen.findByText('The covers could not be made')).toBeVisible();
  expect(screen.getAllByText('The demo dog ran away.')).toHaveLength(2);
});

test('an error that was not written for visitors gets a general message', async () => {
  jest.mocked(covers.coverArt).mockRejectedValue(new TypeError('x is not a function'));
  renderScreen(CustomizeCover, { path: paths.customizeCover });
  expect(await screen.findByText('The covers could not be made')).toBeVisible();
  expect(screen.queryByText(/is not a function/)).not.toBeInTheDocument();
});
