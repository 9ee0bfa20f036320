import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ColoringError, offeredLooks, type ColoringClient } from '@scribblepup/studio';
import * as studioPages from '@scribblepup/studio/pages';
import { paths } from '@scribblepup/kernel';
import * as api from '@scribblepup/kernel/api';
import {
  createProject,
  eraseAll,
  getBlob,
  getPages,
  getProject,
  importBackup,
  listProjects,
  updateProject,
} from '@scribblepup/library';
import * as demo from '../../data/demoDog';
import * as service from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { pagesAt, plainDog, plainPage } from '../../testing/dog';
import { catchDownloads } from '../../testing/downloads';
import { evictDatabase } from '../../testing/evict';
import { waitForAddress, renderScreen } from '../../testing/render';
import { PROCESSING_MS } from '../../timing';
import Picker from './Picker';

jest.mock('@scribblepup/kernel/api', () => ({
  ...jest.requireActual<typeof api>('@scribblepup/kernel/api'),
  get: jest.fn(),
}));
jest.mock('../../services/coloring');
jest.mock('../../data/demoDog');
jest.mock('@scribblepup/studio/pages', () => {
  const actual = jest.requireActual<typeof studioPages>('@scribblepup/studio/pages');
  return { ...actual, pageToSvg: jest.fn(actual.pageToSvg) };
});

const ALL = offeredLooks(25);

const makeProject = (pages: readonly string[] = []) =>
  createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['photo']),
    logo: new Blob(['logo']),
    dog: plainDog,
  }).then((project) => updateProject(project.id, { books: [{ ...project.books[0], pages }] }));

const setUp = async (selected: readonly string[] = [], client: ColoringClient = fakeColoring()) => {
  jest.mocked(service.coloring).mockReturnValue(client);
  const project = await makeProject(selected);
  const view = renderScreen(Picker, { path: paths.picker, state: { projectId: project.id } });
  return { ...view, project };
};

const page = (n: number) => screen.getByRole('button', { name: `Page ${n}` });
const firstPage = () => screen.findByRole('button', { name: 'Page 1' });
const stored = async (id: string) => (await getProject(id))!;

beforeEach(() => eraseAll());
afterEach(() => jest.useRealTimers());

test('shows 25 pages, none of them selected', async () => {
  await setUp();
  await firstPage();
  expect(screen.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(25);
  expect(screen.getAllByRole('button', { name: /^Page \d+$/, pressed: false })).toHaveLength(25);
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'BOOK 1' })).toBeVisible();
});

test('covers the screen while nothing is ready, then shows pages as they come', async () => {
  const drawPages = jest.fn<Promise<void>, Parameters<ColoringClient['drawPages']>>(
    () => new Promise(() => undefined),
  );
  await setUp([], fakeColoring({ drawPages }));
  expect(
    await screen.findByText("We are working on your pup's pics, prepare to OMGLOL"),
  ).toBeVisible();
  await screen.findByText('Drawing page 1');
  await waitFor(() => expect(drawPages).toHaveBeenCalled());
  const { onPage } = drawPages.mock.calls[0][2];
  act(() => onPage(plainPage(ALL[0]), new Blob()));
  await firstPage();
  expect(
    screen.queryByText("We are working on your pup's pics, prepare to OMGLOL"),
  ).not.toBeInTheDocument();
  expect(screen.getByText('Drawing page 2')).toBeVisible();
  expect(screen.getByText('Drawing your pages')).toBeVisible();
});

test('selects and deselects, and stores each pick immediately', async () => {
  const { user, project } = await setUp();
  await firstPage();
  await user.click(page(3));
  expect(page(3)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1 / 25 selected')).toBeVisible();
  await waitFor(async () => expect((await stored(project.id)).books[0].pages).toEqual(pagesAt(2)));
  await user.click(page(3));
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
  await waitFor(async () => expect((await stored(project.id)).books[0].pages).toEqual([]));
});

const fillDisk = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });

test('shows that a pick cannot be written, and writes it with the next one', async () => {
  const { user, project } = await setUp();
  await firstPage();
  await waitFor(async () => expect(await getPages(project.id)).toHaveLength(25));
  const put = fillDisk();
  await user.click(page(3));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(await screen.findByText(/This device is out of space/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free some space' })).toHaveAttribute(
    'href',
    '/my-projects',
  );
  put.mockRestore();
  await user.click(page(5));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect((await stored(project.id)).books[0].pages).toEqual(pagesAt(2, 4));
  expect(screen.queryByRole('button', { name: 'Save again' })).not.toBeInTheDocument();
});

test('unwritten picks can be exported and restored', async () => {
  const { user, project } = await setUp();
  await firstPage();
  await waitFor(async () => expect(await getPages(project.id)).toHaveLength(25));
  const saved = catchDownloads();
  const put = fillDisk();
  await user.click(page(3));
  await screen.findByText('Not saved');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  put.mockRestore();
  await eraseAll();
  expect(await importBackup(saved[0].file)).toMatchObject({ projects: [project.id], skipped: 0 });
  const { books, logo } = await stored(project.id);
  expect(books[0].pages).toEqual(pagesAt(2));
  expect(await (await getBlob(logo ?? ''))?.text()).toBe('logo');
  expect(await getPages(project.id)).toHaveLength(25);
});

test('Save again writes unwritten picks', async () => {
  const { user, project } = await setUp();
  await firstPage();
  await waitFor(async () => expect(await getPages(project.id)).toHaveLength(25));
  const put = fillDisk();
  await user.click(page(3));
  await screen.findByText('Not saved');
  put.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
  expect((await stored(project.id)).books[0].pages).toEqual(pagesAt(2));
});

test('restores picks and pages after a reload, without drawing again', async () => {
  const drawPages = jest.fn(fakeColoring().drawPages);
  const first = await setUp([], fakeColoring({ drawPages }));
  await firstPage();
  await first.user.click(page(2));
  await waitFor(async () => expect(await getPages(first.project.id)).toHaveLength(25));
  await screen.findByText('Saved on this device');
  first.unmount();
  renderScreen(Picker, { path: paths.picker, state: { projectId: first.project.id } });
  await firstPage();
  expect(page(2)).toHaveAttribute('aria-pressed', 'true');
  expect(drawPages).toHaveBeenCalledTimes(1);
});

test('picks with the keyboard: Space toggles, Shift-click picks a range', async () => {
  const { user } = await setUp();
  await firstPage();
  page(2).focus();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}');
  await user.click(page(6));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('5 / 25 selected')).toBeVisible();
});

test('Shift-click picks only one page if the page picked before it is in another group', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.click(page(3));
  await user.click(screen.getByRole('button', { name: 'Generate 25 more' }));
  await screen.findByRole('button', { name: 'Page 30' });
  await user.keyboard('{Shift>}');
  await user.click(page(30));
  await user.click(page(32));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 / 25 selected')).toBeVisible();
  expect(page(29)).toHaveAttribute('aria-pressed', 'false');
});

test('undo reverts the last pick', async () => {
  const { user, project } = await setUp();
  await firstPage();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await user.click(page(1));
  await user.click(page(2));
  expect(undo).not.toHaveAttribute('aria-disabled');
  await user.click(undo);
  expect(screen.getByText('1 / 25 selected')).toBeVisible();
  await waitFor(async () => expect((await stored(project.id)).books[0].pages).toEqual(pagesAt(0)));
  await user.click(undo);
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveFocus();
});

test('a pick can still be undone after more pages were generated', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.click(page(1));
  await user.click(screen.getByRole('button', { name: 'Generate 25 more' }));
  await screen.findByRole('button', { name: 'Page 26' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
});

test('at the limit, a message says so, and no more pages can be picked', async () => {
  const { user } = await setUp(ALL);
  await firstPage();
  expect(
    screen.getByText('Maximum selection reached. Deselect an image to choose a different one.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate 25 more' }));
  await user.click(await screen.findByRole('button', { name: 'Page 26' }));
  expect(page(26)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('25 / 25 selected')).toBeVisible();
});

test('Pick the rest for me fills the book', async () => {
  const { user } = await setUp(pagesAt(4, 5));
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Pick the rest for me' }));
  expect(screen.getByText('25 / 25 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Book' })).toHaveFocus();
});

test('the rest can be picked for the visitor once enough pages are drawn', async () => {
  const drawPages = jest.fn<Promise<void>, Parameters<ColoringClient['drawPages']>>(
    () => new Promise(() => undefined),
  );
  const { user } = await setUp([], fakeColoring({ drawPages }));
  await waitFor(() => expect(drawPages).toHaveBeenCalled());
  const { onPage } = drawPages.mock.calls[0][2];
  const draw = (looks: readonly string[]) =>
    act(() => looks.forEach((look) => onPage(plainPage(look), new Blob())));
  draw(ALL.slice(0, 24));
  const rest = await screen.findByRole('button', { name: 'Pick the rest for me' });
  expect(rest).toHaveAttribute('aria-disabled', 'true');
  expect(rest).toHaveAccessibleDescription('25 more to go. Your pages are still being drawn.');
  await user.click(rest);
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
  draw(ALL.slice(24));
  expect(rest).not.toHaveAttribute('aria-disabled');
  expect(rest).not.toHaveAccessibleDescription();
  await user.click(rest);
  expect(screen.getByText('25 / 25 selected')).toBeVisible();
});

test('if the drawing fails, the rest is picked from the drawn pages', async () => {
  const drawPages: ColoringClient['drawPages'] = (_dog, _choices, { looks, onPage }) => {
    looks.slice(0, 3).forEach((look) => onPage(plainPage(look), new Blob()));
    return Promise.reject(new ColoringError('crashed'));
  };
  const { user } = await setUp([], fakeColoring({ drawPages }));
  await screen.findByText(/^The drawing stopped/);
  const rest = screen.getByRole('button', { name: 'Pick the rest for me' });
  await user.click(rest);
  expect(screen.getByText('3 / 25 selected')).toBeVisible();
  expect(rest).toHaveAttribute('aria-disabled', 'true');
});

test('if the drawing fails, no page claims that it is being drawn', async () => {
  const drawPages: ColoringClient['drawPages'] = (_dog, _choices, { looks, onPage }) => {
    onPage(plainPage(looks[0]), new Blob());
    return Promise.reject(new ColoringError('crashed'));
  };
  const { user } = await setUp([], fakeColoring({ drawPages }));
  await screen.findByText(/^The drawing stopped/);
  expect(screen.getByText('Page 2 is not drawn yet')).toBeVisible();
  expect(screen.queryByText(/^Drawing page/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoom in on 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('This page is not drawn yet.')).toBeVisible();
});

test('generates 25 more at a time, up to 100, and shows them in groups of 25', async () => {
  const { user } = await setUp();
  await firstPage();
  const more = screen.getByRole('button', { name: 'Generate 25 more' });
  for (const last of [50, 75, 100]) {
    expect(more).toBeEnabled();
    await user.click(more);
    expect(await screen.findByRole('button', { name: `Page ${last}` })).toBeVisible();
  }
  expect(more).toBeDisabled();
  expect(screen.getByRole('button', { name: '50 new looks for $5' })).toHaveFocus();
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(nav).getAllByRole('button')).toHaveLength(4);
  await user.click(within(nav).getByRole('button', { name: 'Pages 1–25' }));
  expect(page(1)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Page 26' })).not.toBeInTheDocument();
});

test('at 100 pages with the book complete, the focus moves to the heading', async () => {
  const { user } = await setUp(ALL);
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Create Book' }));
  for (const last of [50, 75, 100]) {
    await user.click(screen.getByRole('button', { name: 'Generate 25 more' }));
    await screen.findByRole('button', { name: `Page ${last}` });
  }
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
});

test('at 100 pages with the book not complete, new looks are offered and explained', async () => {
  const { user, project } = await setUp();
  await firstPage();
  expect(screen.queryByRole('button', { name: '50 new looks for $5' })).not.toBeInTheDocument();
  for (const last of [50, 75, 100]) {
    await user.click(screen.getByRole('button', { name: 'Generate 25 more' }));
    await screen.findByRole('button', { name: `Page ${last}` });
  }
  await user.click(screen.getByRole('button', { name: '50 new looks for $5' }));
  expect(screen.getByRole('dialog', { name: '50 new looks for $5' })).toHaveTextContent(
    'coming soon',
  );
  expect((await stored(project.id)).generatedCount).toBe(100);
});

test('Create Book needs exactly 25; then the book is complete and its button disabled', async () => {
  const { user, project } = await setUp(ALL.slice(1));
  await firstPage();
  const create = screen.getByRole('button', { name: 'Create Book' });
  expect(create).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await user.click(page(1));
  await user.click(create);
  expect(screen.getByRole('heading', { name: 'BOOK 1 is Complete!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  expect(create).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await waitFor(async () => expect((await stored(project.id)).books[0].isCompleted).toBe(true));
});

test('a double click that ends on another button presses only the first one', async () => {
  const { user } = await setUp(ALL.slice(1));
  await firstPage();
  const secondClick = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
  await user.click(screen.getByRole('button', { name: 'Pick the rest for me' }));
  secondClick('Create Book');
  secondClick('Undo');
  expect(screen.getByText('25 / 25 selected')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'BOOK 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Book' }));
  secondClick('Confirm');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
});

test('a double click on Undo undoes two picks', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.click(page(1));
  await user.click(page(2));
  await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
});

test('a double click generates 25 more pages, or starts one book', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.dblClick(screen.getByRole('button', { name: 'Generate 25 more' }));
  expect(screen.getByText('50 of 100 pages generated')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Start new book' }));
  expect(screen.getByRole('heading', { level: 2, name: 'BOOK 2' })).toBeVisible();
});

test('starts up to four books, and tags pages that are in another book', async () => {
  const { user, project } = await setUp(ALL);
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Create Book' }));
  await user.click(screen.getByRole('button', { name: 'Start new book' }));
  expect(screen.getByRole('heading', { name: 'BOOK 2' })).toBeVisible();
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
  expect(within(page(1)).getByText('Used in other book')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start new book' }));
  expect(screen.getByRole('button', { name: 'Start new book' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Start new book' }));
  expect(screen.getByRole('button', { name: 'Max 4 Books Reached' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Open BOOK 4$/, pressed: true })).toHaveFocus();
  await waitFor(async () => expect((await stored(project.id)).books).toHaveLength(4));
});

test('Confirm takes two seconds, then leads to the current book', async () => {
  const { user, project } = await setUp(ALL);
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Create Book' }));
  await screen.findByText('Saved on this device');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Book' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(PROCESSING_MS - 1));
  expect(screen.queryByRole('dialog', { name: 'Ready to Print!' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  const ready = await screen.findByRole('dialog', { name: 'Ready to Print!' });
  expect(ready).toHaveTextContent('25 of 25 chosen from a pool of 100');
  await user.click(within(ready).getByRole('button', { name: 'Ok' }));
  await waitForAddress(`/books/${project.currentBookId}`);
});

test('says why drawing failed, and tries again', async () => {
  const drawPages = jest
    .fn(fakeColoring().drawPages)
    .mockRejectedValueOnce(new ColoringError('crashed'));
  const { user } = await setUp([], fakeColoring({ drawPages }));
  expect(await screen.findByText(/The drawing stopped before it was done/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await firstPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
});

test('if a photo cannot be drawn as it is, the picker links to the form, and has no retry', async () => {
  const erased = new ColoringError('empty', 'Nothing is left of the dog. Undo the last stroke.');
  const extract = () => Promise.reject(erased);
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ extract }));
  await createProject({ dogName: 'Rex', bornMonth: '03', photo: new Blob(['photo']) });
  renderScreen(Picker, { path: paths.picker });
  expect(await screen.findByText(/^Your first photo cannot be drawn as it is/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your Book' })).toHaveAttribute(
    'href',
    '/create-book',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('without a photo, shows the first demo dog and says so; only a pick stores it', async () => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  jest.mocked(demo.firstDemoDog).mockResolvedValue({ name: 'Biscuit', photo: new Blob() });
  const { user } = renderScreen(Picker, { path: paths.picker });
  await firstPage();
  expect(screen.getByText(/drawn from Biscuit, a demo dog/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make them from your own dog' })).toHaveAttribute(
    'href',
    '/create-book',
  );
  expect(await listProjects()).toEqual([]);
  await user.click(page(7));
  await user.click(page(9));
  await waitFor(async () =>
    expect((await listProjects())[0]?.books[0]?.pages).toEqual(pagesAt(6, 8)),
  );
  const [project] = await listProjects();
  expect(await getPages(project.id)).toHaveLength(25);
});

test('says that the browser cleared the books, instead of showing a demo dog', async () => {
  await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  await evictDatabase();
  renderScreen(Picker, { path: paths.picker });
  expect(await screen.findByText('Your browser has cleared your books')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Books' })).toHaveAttribute('href', '/my-projects');
  expect(demo.firstDemoDog).not.toHaveBeenCalled();
});

test('without a demo dog, the screen and a toast say so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { firstDemoDog } = jest.requireActual<typeof demo>('../../data/demoDog');
  jest.mocked(demo.firstDemoDog).mockImplementation(firstDemoDog);
  jest.mocked(api.get).mockRejectedValue({ ResponseMsg: 'No dogs today.' });
  renderScreen(Picker, { path: paths.picker });
  expect(await screen.findByText('No pages to pick from')).toBeVisible();
  expect(screen.getAllByText('No dogs today.')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Add New Book' })).toHaveAttribute(
    'href',
    '/create-book',
  );
});

test("a visitor's dog whose photo is lost is not called a demo dog", async () => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  await createProject({ dogName: 'Rex', bornMonth: '03', photo: null, dog: plainDog });
  renderScreen(Picker, { path: paths.picker });
  await firstPage();
  expect(screen.getByText(/^25 pages of Rex make a book/)).toBeVisible();
  expect(screen.getByLabelText('Photo to add')).toBeInTheDocument();
});

test('if a photo is lost before its dog was found, a message says how to get it back', async () => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  renderScreen(Picker, { path: paths.picker });
  expect(
    await screen.findByText(
      "This device lost a photo of this dog, so its pages can't be drawn. Your books and picks are still here. A saved copy of the book brings the photo back.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Books' })).toHaveAttribute('href', '/my-projects');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('says that a requested book is not on this device, and leaves the others alone', async () => {
  const { id } = await makeProject();
  renderScreen(Picker, { path: paths.picker, state: { projectId: 'deleted', number: 2 } });
  expect(await screen.findByText("This book isn't on this device")).toBeVisible();
  expect((await stored(id)).books).toHaveLength(1);
});

test('opens the requested book, and starts the next one only once', async () => {
  const { project, unmount } = await setUp(pagesAt(3));
  await firstPage();
  unmount();
  const state = { projectId: project.id, number: 2 };
  const second = renderScreen(Picker, { path: paths.picker, state });
  expect(await screen.findByRole('heading', { name: 'BOOK 2' })).toBeVisible();
  second.unmount();
  renderScreen(Picker, { path: paths.picker, state });
  expect(await screen.findByRole('heading', { name: 'BOOK 2' })).toBeVisible();
  expect((await stored(project.id)).books).toHaveLength(2);
});

test('a page can be opened large, and picked there', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Zoom in on 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Page 2: Title 1' });
  expect(await within(dialog).findByRole('img', { name: 'Title 1' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Page 3: Title 2' })).getByRole('button', {
      name: 'Add to book',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(page(3)).toHaveAttribute('aria-pressed', 'true');
});

test('leafing to the last page keeps the focus on the button', async () => {
  const { user } = await setUp();
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Zoom in on 24' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Page 24: / }));
  const next = dialog.getByRole('button', { name: 'Next' });
  expect(next).not.toHaveAttribute('aria-disabled');
  await user.dblClick(next);
  expect(await screen.findByRole('dialog', { name: /^Page 25: / })).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in on 1' }));
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows a message if a page cannot be opened large', async () => {
  jest.mocked(studioPages.pageToSvg).mockImplementationOnce(() => {
    throw new TypeError('not a path');
  });
  const { user } = await setUp();
  await firstPage();
  await user.click(screen.getByRole('button', { name: 'Zoom in on 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Page 2: Title 1' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(within(dialog).queryByText('Opening the page')).not.toBeInTheDocument();
});
