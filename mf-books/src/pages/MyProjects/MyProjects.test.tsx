import { screen, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { createProject, eraseAll, getProject } from '@scribblepup/library';
import { renderScreen } from '../../testing/render';
import MyProjects from './MyProjects';

const setUp = () => renderScreen(MyProjects, { path: paths.myProjects });
const make = (dogName: string) => createProject({ dogName, bornMonth: '03', photo: null });

beforeEach(() => eraseAll());

test('leads to a new book', async () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add New Book' })).toHaveAttribute('href', '/create-book');
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
  const bella = await make('Bella');
  await new Promise((resolve) => setTimeout(resolve, 2));
  const rex = await make('Rex');
  setUp();
  await screen.findByRole('link', { name: 'Rex' });
  const links = within(screen.getByRole('list', { name: 'Your books' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/books/${rex.id}`, `/books/${bella.id}`]);
  expect(screen.queryByText('Samples')).not.toBeInTheDocument();
});

test('a project made meanwhile appears by itself', async () => {
  setUp();
  await screen.findByText('Samples');
  await make('Rex');
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
});

test('a project can be renamed', async () => {
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
