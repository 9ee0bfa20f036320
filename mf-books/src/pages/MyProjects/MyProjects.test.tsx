import { screen, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { createProject, eraseAll } from '@scribblepup/library';
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
