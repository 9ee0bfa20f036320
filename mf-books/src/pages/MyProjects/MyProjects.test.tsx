import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import {
  addOrder,
  createProject,
  deleteProject,
  eraseAll,
  exportAll,
  exportNewOrder,
  getPages,
  getProject,
  getStorageUsage,
  listProjects,
  putPages,
  saveCover,
  updateProject,
  type StoredPage,
} from '@scribblepup/library';
import { address } from '../../testing/books';
import { plainPage } from '../../testing/dog';
import { catchDownloads } from '../../testing/downloads';
import { evictDatabase } from '../../testing/evict';
import { renderScreen } from '../../testing/render';
import * as redraw from '../../services/redraw';
import { withNames } from '../../services/rename';
import MyProjects from './MyProjects';

jest.mock('../../services/redraw');

const setUp = () => renderScreen(MyProjects, { path: paths.myProjects });
const make = (dogName: string) => createProject({ dogName, bornMonth: '03', photo: null });

beforeEach(async () => {
  jest.clearAllMocks();
  await eraseAll();
});

test('links to Create Your Book', async () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add New Book' })).toHaveAttribute(
    'href',
    '/create-book',
  );
});

const writeRaw = (project: object) =>
  new Promise<void>((resolve, reject) => {
    const openRequest = indexedDB.open('scribblepup');
    openRequest.onerror = () => reject(openRequest.error!);
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction('projects', 'readwrite');
      transaction.objectStore('projects').put(project);
      transaction.oncomplete = () => {
        openRequest.result.close();
        resolve();
      };
    };
  });

test('says that a project cannot be read, and shows the others', async () => {
  await make('Rex');
  await writeRaw({ id: 'torn', dogName: 'Max' });
  setUp();
  expect(
    await screen.findByText(/^The books of one more dog .* They are left unchanged/),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
});

test('says that the browser cleared the books, and restores the copy', async () => {
  await make('Rex');
  const copy = await (await exportAll()).text();
  await evictDatabase();
  const { user } = setUp();
  expect(await screen.findByText('Your browser has cleared your books.')).toBeVisible();
  expect(screen.getByText(/Safari does it after seven days without a visit/)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Your saved copy'),
    new File([copy], 'copy.json', { type: 'application/json' }),
  );
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('Your browser has cleared your books.')).not.toBeInTheDocument(),
  );
});

test('a visitor who has no copy is told only once', async () => {
  await make('Rex');
  await evictDatabase();
  const { user, unmount } = setUp();
  await user.click(await screen.findByRole('button', { name: 'I have no copy' }));
  await waitFor(() =>
    expect(screen.queryByText('Your browser has cleared your books.')).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toHaveFocus();
  unmount();
  setUp();
  expect(await screen.findByRole('region', { name: 'Samples' })).toBeVisible();
  expect(screen.queryByText('Your browser has cleared your books.')).not.toBeInTheDocument();
});

describe('if the browser may clear the books', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));
  const withPersist = (persist: () => Promise<boolean>): void => {
    let persisted = false;
    const storage = {
      estimate: () => Promise.resolve({}),
      persisted: () => Promise.resolve(persisted),
      persist: async () => (persisted = await persist()),
    };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  };
  const explanation = /^Your books are kept in this browser, on this device/;
  const findButton = () => screen.findByRole('button', { name: 'Ask the browser to keep them' });

  beforeEach(() => localStorage.clear());

  test('a message says so, once', async () => {
    await make('Rex');
    const { user, unmount } = setUp();
    expect(await screen.findByText(explanation)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(explanation)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toHaveFocus();
    unmount();
    setUp();
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
    // The screen reads the storage use first; its own read ends before this one.
    await getStorageUsage();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(explanation)).not.toBeInTheDocument();
  });

  test('the visitor can ask it to keep them, and it agrees', async () => {
    withPersist(() => Promise.resolve(true));
    await make('Rex');
    const { user } = setUp();
    await user.click(await findButton());
    await waitFor(() => expect(screen.queryByText(explanation)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toHaveFocus();
  });

  test('a message says so if it refuses', async () => {
    withPersist(() => Promise.resolve(false));
    await make('Rex');
    const { user } = setUp();
    await user.click(await findButton());
    expect(await screen.findByText(/did not agree to keep them/)).toBeVisible();
    expect(screen.getByText(explanation)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
  });
});

test('shows four marked samples to a new visitor', async () => {
  setUp();
  const samples = await screen.findByRole('region', { name: 'Samples' });
  const links = within(samples).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Project 1', '/books/1'],
    ['Project 2', '/books/2'],
    ['Project 3', '/books/3'],
    ['Project 4', '/books/4'],
  ]);
});

test("the visitor's projects, newest first, replace the samples", async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const bella = await make('Bella');
  now.mockReturnValue(2000);
  const rex = await make('Rex');
  setUp();
  await screen.findByRole('link', { name: 'Rex' });
  const links = within(screen.getByRole('list', { name: 'Your books' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/books/${rex.id}`,
    `/books/${bella.id}`,
  ]);
  expect(screen.queryByText('Samples')).not.toBeInTheDocument();
});

test('a project created in the meantime appears without a reload', async () => {
  setUp();
  await screen.findByText('Samples');
  await make('Rex');
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
});

test('a project can be renamed, and everything with its name is drawn again', async () => {
  const pages: redraw.DrawnPages = { looks: ['garden'], photos: new Map() };
  jest.mocked(redraw.removePages).mockResolvedValue(pages);
  jest.mocked(redraw.redrawAfterRename).mockResolvedValue();
  const { id, currentBookId } = await make('Rex');
  const design = { candidate: 0, seed: 1, title: "Rex's Coloring Book", colour: 'Sky' };
  await saveCover(id, currentBookId, design, new Blob(['front']));
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  const name = screen.getByLabelText('Dog Name');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Please enter dog name')).toBeVisible();
  await user.type(name, 'Max');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('link', { name: 'Max' })).toBeVisible();
  const { dogName, books } = (await getProject(id))!;
  expect([dogName, books[0].cover?.title]).toEqual(['Max', "Max's Coloring Book"]);
  expect(redraw.redrawAfterRename).toHaveBeenCalledWith(
    expect.objectContaining({ id, dogName: 'Rex' }),
    pages,
  );
});

test("a rename that ends after its dialog was closed leaves another project's dialog open", async () => {
  let remove: (pages: redraw.DrawnPages) => void = () => undefined;
  jest.mocked(redraw.removePages).mockReturnValueOnce(new Promise((resolve) => (remove = resolve)));
  jest.mocked(redraw.redrawAfterRename).mockResolvedValue();
  await make('Rex');
  await make('Mochi');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  await user.type(screen.getByLabelText('Dog Name'), 'y');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Rename Mochi' }));
  remove({ looks: [], photos: new Map() });
  expect(await screen.findByRole('link', { name: 'Rexy' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Rename Mochi' })).toBeVisible();
});

test('a rename that fails after its dialog was closed says so', async () => {
  let fail: (cause: Error) => void = () => undefined;
  jest
    .mocked(redraw.removePages)
    .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  await make('Rex');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  await user.type(screen.getByLabelText('Dog Name'), 'y');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fail(new Error('The disk is gone.'));
  expect(
    await screen.findByText('The new name could not be saved. Please try again.'),
  ).toBeVisible();
});

describe('a project with a page', () => {
  const update = async (newName: string): Promise<StoredPage[]> => {
    const { removePages } = jest.requireActual<typeof redraw>('../../services/redraw');
    jest.mocked(redraw.removePages).mockImplementation(removePages);
    // As if the tab were closed before anything was drawn again.
    jest.mocked(redraw.redrawAfterRename).mockReturnValue(new Promise(() => undefined));
    const { id } = await make('Rex');
    await putPages(id, [{ page: plainPage('garden'), preview: new Blob(['Rex']) }]);
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
    await user.clear(screen.getByLabelText('Dog Name'));
    await user.type(screen.getByLabelText('Dog Name'), newName);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return getPages(id);
  };

  test('keeps no page with the old name, even if nothing can be drawn again', async () => {
    expect(await update('Max')).toEqual([]);
  });

  test('keeps its pages if it gets the same name', async () => {
    expect(await update('Rex')).toHaveLength(1);
  });
});

test('the dialog for renaming names characters that pages cannot show', async () => {
  const { id } = await make('Rex');
  const companions = [{ name: 'Mochi', bornMonth: 10 }];
  await updateProject(id, ({ choices }) => ({ choices: { ...choices, companions } }));
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex and Mochi' }));
  const [first, second] = ['Dog Name', 'Name of dog 2'].map((label) =>
    screen.getByLabelText(label),
  );
  expect(first).toHaveAccessibleDescription(
    'Pages and covers that carry the name are drawn again.',
  );
  await user.type(first, '🐶');
  await waitFor(() =>
    expect(first).toHaveAccessibleDescription('Pages cannot show 🐶, so it is left out.'),
  );
  expect(second).not.toHaveAccessibleDescription();
  await user.type(second, '🐱');
  await waitFor(() =>
    expect(second).toHaveAccessibleDescription('Pages cannot show 🐱, so it is left out.'),
  );
});

test('the dialog for renaming explains why a long pasted name is cut off', async () => {
  await make('Rex');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  const name = screen.getByLabelText('Dog Name');
  await user.clear(name);
  await user.paste('Bartholomew Maximilian the Second of Upper Barkington');
  expect(name).toHaveValue('Bartholomew Maximilian the Second of Upp');
  expect(name).toHaveAccessibleDescription('A name can have up to 40 characters.');
});

test('a rename keeps the name that another tab has given to another dog', async () => {
  jest.mocked(redraw.redrawAfterRename).mockResolvedValue();
  const { id } = await make('Rex');
  const companions = [
    { name: 'Mochi', bornMonth: 10 },
    { name: 'Bo', bornMonth: 1 },
  ];
  await updateProject(id, ({ choices }) => ({ choices: { ...choices, companions } }));
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex, Mochi, and Bo' }));
  await updateProject(id, (stored) => withNames(stored, ['Max', 'Miso', 'Bobby']));
  const name = screen.getByLabelText('Name of dog 3');
  await user.clear(name);
  await user.type(name, 'Boris');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('link', { name: 'Max, Miso, and Boris' })).toBeVisible();
});

test('each dog of a family can be renamed', async () => {
  jest.mocked(redraw.redrawAfterRename).mockResolvedValue();
  const { id } = await make('Rex');
  const companions = [{ name: 'Mochi', bornMonth: 10 }];
  await updateProject(id, ({ choices }) => ({ choices: { ...choices, companions } }));
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex and Mochi' }));
  const name = screen.getByLabelText('Name of dog 2');
  await user.clear(name);
  await user.type(name, 'Bo');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('link', { name: 'Rex and Bo' })).toBeVisible();
  expect((await getProject(id))!.choices).toMatchObject({
    name: 'Rex',
    companions: [{ name: 'Bo', bornMonth: 10 }],
  });
});

test('deleting asks first, and can be undone', async () => {
  const { id } = await make('Rex');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Delete Rex' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'All photos, pages and books of Rex will be deleted from this device. Your orders are kept.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await getProject(id)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Rex' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rex was deleted.')).toBeVisible();
  expect(await getProject(id)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Rex' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toHaveFocus();
});

test('after a second deletion, the first one can still be undone', async () => {
  await make('Rex');
  await make('Bella');
  const { user } = setUp();
  const remove = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`${name} was deleted.`)).toBeVisible();
  };
  const undo = (name: string) =>
    screen.getByRole('button', { name: 'Undo', description: `${name} was deleted.` });
  await remove('Rex');
  await remove('Bella');
  expect(undo('Bella')).toHaveFocus();
  await user.click(undo('Rex'));
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  expect(screen.queryByText('Rex was deleted.')).not.toBeInTheDocument();
  await user.click(undo('Bella'));
  expect(await screen.findByRole('link', { name: 'Bella' })).toBeVisible();
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const chosen = (text: string): File => {
  const file = new File([text], 'copy.json', { type: 'application/json' });
  // jsdom's files have no `text()`.
  return Object.assign(file, { text: () => Promise.resolve(text) });
};

test("a copy of a project is saved under its dog's name, and restores the project", async () => {
  const saved = catchDownloads();
  const { id } = await make("Rex O'Neil");
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: "Save a copy of Rex O'Neil" }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Rex-ONeil-scribblepup-copy.json' }]));
  const copy = await textOf(saved[0].file);
  await deleteProject(id);
  expect(await screen.findByText('Samples')).toBeVisible();
  await user.upload(screen.getByLabelText('Saved copy'), chosen(copy));
  // Look for the message first: it disappears after two seconds.
  expect(await screen.findByText('Your copy is restored.')).toBeVisible();
  expect(await screen.findByRole('link', { name: "Rex O'Neil" })).toBeVisible();
  expect((await getProject(id))!.dogName).toBe("Rex O'Neil");
});

test('restoring a copy of an unchanged project adds nothing, and a message says so', async () => {
  const { id } = await make('Rex');
  const copy = await textOf(await exportAll());
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Rex' });
  await user.upload(screen.getByLabelText('Saved copy'), chosen(copy));
  expect(await screen.findByText('Everything in this copy is already here.')).toBeVisible();
  expect((await listProjects()).map((project) => project.id)).toEqual([id]);
});

test('an exported order is restored, and a message says where it is', async () => {
  const project = await make('Rex');
  const order = { bookId: project.books[0].id, copies: 1, address };
  const file = await exportNewOrder({ project, book: project.books[0] }, order);
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Rex' });
  await user.upload(screen.getByLabelText('Saved copy'), chosen(await textOf(file)));
  expect(await screen.findByText('Your order is in Orders now.')).toBeVisible();
});

test('several orders without a book are restored, and a message says where they are', async () => {
  const { id, currentBookId: bookId } = await make('Rex');
  await addOrder({ bookId, copies: 1, address });
  await addOrder({ bookId, copies: 2, address });
  await deleteProject(id);
  const copy = await textOf(await exportAll());
  await eraseAll();
  const { user } = setUp();
  await screen.findByText('Samples');
  await user.upload(screen.getByLabelText('Saved copy'), chosen(copy));
  expect(await screen.findByText('Your orders are in Orders now.')).toBeVisible();
});

const damaged =
  '{"format":"scribblepup-backup","version":1,"savedAt":1,"profile":null,"orders":[],"projects":[{"project":{}}]}';

test.each([
  ['another file', 'not a copy', /^This file isn't a Scribblepup copy/],
  ['a damaged copy', damaged, /^This copy is damaged or incomplete/],
  ['an incomplete copy', damaged.slice(0, 60), /^This copy is damaged or incomplete/],
])('%s is refused with its own message, and nothing is lost', async (_what, text, words) => {
  const { id } = await make('Rex');
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Rex' });
  await user.upload(screen.getByLabelText('Saved copy'), chosen(text));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect((await listProjects()).map((project) => project.id)).toEqual([id]);
  expect(screen.getByRole('button', { name: 'Restore a copy' })).toBeEnabled();
});

test('shows a message if a project cannot be copied', async () => {
  await make('Rex');
  const { user } = setUp();
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('refused');
  });
  await user.click(await screen.findByRole('button', { name: 'Save a copy of Rex' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
  );
});

// This must be the last test: after it, this page has an old version.
test('an old tab says that another tab has a newer version', async () => {
  await make('Rex');
  setUp();
  await screen.findByRole('link', { name: 'Rex' });
  await act(
    () =>
      new Promise<void>((resolve) => {
        const openRequest = indexedDB.open('scribblepup', 99);
        openRequest.onsuccess = () => {
          openRequest.result.close();
          resolve();
        };
      }),
  );
  expect(
    await screen.findByText(/^A newer version of this site is open in another tab/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await evictDatabase();
});
