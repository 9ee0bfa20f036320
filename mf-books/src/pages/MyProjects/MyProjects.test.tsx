import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import {
  createProject,
  deleteProject,
  eraseAll,
  getProject,
  listProjects,
} from '@scribblepup/library';
import { catchDownloads } from '../../testing/downloads';
import { renderScreen } from '../../testing/render';
import * as redraw from '../../services/redraw';
import MyProjects from './MyProjects';

jest.mock('../../services/redraw');

const setUp = () => renderScreen(MyProjects, { path: paths.myProjects });
const make = (dogName: string) => createProject({ dogName, bornMonth: '03', photo: null });

beforeEach(async () => {
  jest.clearAllMocks();
  await eraseAll();
});

test('leads to a new book', async () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add New Book' })).toHaveAttribute(
    'href',
    '/create-book',
  );
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

test('own projects, newest first, take the place of the samples', async () => {
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

test('a project made meanwhile appears by itself', async () => {
  setUp();
  await screen.findByText('Samples');
  await make('Rex');
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
});

test('a project can be renamed, and what carries the name is drawn again', async () => {
  jest.mocked(redraw.redrawNamed).mockResolvedValue();
  const { id } = await make('Rex');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  const name = screen.getByLabelText('Dog Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Please enter dog name')).toBeVisible();
  await user.type(name, 'Max');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('link', { name: 'Max' })).toBeVisible();
  expect((await getProject(id))!.dogName).toBe('Max');
  expect(redraw.redrawNamed).toHaveBeenCalledWith(id, 'Rex');
});

test('deleting asks first, and can be taken back', async () => {
  const { id } = await make('Rex');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Delete Rex' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await getProject(id)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Rex' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rex was deleted.')).toBeVisible();
  expect(await getProject(id)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
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

test('a copy of a project is saved under the name of its dog, and brings it back', async () => {
  const saved = catchDownloads();
  const { id } = await make("Rex O'Neil");
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: "Save a copy of Rex O'Neil" }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Rex-ONeil-scribblepup-copy.json' }]));
  const copy = await textOf(saved[0]!.file);
  await deleteProject(id);
  expect(await screen.findByText('Samples')).toBeVisible();
  await user.upload(screen.getByLabelText('Saved copy'), chosen(copy));
  // Look for the message first: it disappears after two seconds.
  expect(await screen.findByText('Your copy is restored.')).toBeVisible();
  expect(await screen.findByRole('link', { name: "Rex O'Neil" })).toBeVisible();
  expect((await getProject(id))!.dogName).toBe("Rex O'Neil");
});

const damaged =
  '{"format":"scribblepup-backup","version":1,"savedAt":1,"profile":null,"orders":[],"projects":[{"project":{}}]}';

test.each([
  ['another file', 'not a copy', /^This file isn't a Scribblepup copy/],
  ['a damaged copy', damaged, /^This copy is damaged or incomplete/],
  ['a copy that broke off', damaged.slice(0, 60), /^This copy is damaged or incomplete/],
])('%s is refused in words of its own, and nothing is lost', async (_what, text, words) => {
  const { id } = await make('Rex');
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Rex' });
  await user.upload(screen.getByLabelText('Saved copy'), chosen(text));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect((await listProjects()).map((project) => project.id)).toEqual([id]);
  expect(screen.getByRole('button', { name: 'Restore a copy' })).toBeEnabled();
});

test('a project that cannot be copied says so', async () => {
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
