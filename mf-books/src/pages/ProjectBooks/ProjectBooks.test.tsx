import { screen, waitFor } from '@testing-library/react';
import { paths, pathTo } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import {
  createProject,
  eraseAll,
  startBook,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { catchDownloads } from '../../testing/downloads';
import { waitForAddress, renderScreen } from '../../testing/render';
import ProjectBooks from './ProjectBooks';

const setUp = (projectId: string) =>
  renderScreen(ProjectBooks, { path: paths.project, at: pathTo(paths.project, { projectId }) });

/** Creates the project of a dog, whose first book is complete and whose second has three pages. */
const makeRex = async (dogName = 'Rex'): Promise<Project> => {
  const project = await createProject({ dogName, bornMonth: '03', photo: null });
  return updateProject(project.id, (stored) => {
    const { books, currentBookId } = startBook(stored).project;
    const [first, second] = books;
    return {
      currentBookId,
      books: [
        { ...first, isCompleted: true },
        { ...second, pages: ['hero', 'mandala-ring', 'connect'] },
      ],
    };
  });
};

beforeEach(() => {
  localStorage.clear();
  return eraseAll();
});

test('reminds the visitor once to save a copy, when the first book is complete', async () => {
  const project = await makeRex();
  const saved = catchDownloads();
  const { user, unmount } = setUp(project.id);
  expect(await screen.findByText(/^Rex's first book is complete/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save a copy of Rex' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0].name).toBe('Rex-scribblepup-copy.json');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/first book is complete/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: "Rex's Books" })).toHaveFocus();
  unmount();
  setUp(project.id);
  expect(await screen.findByRole('link', { name: 'Book 1' })).toBeVisible();
  expect(screen.queryByText(/first book is complete/)).not.toBeInTheDocument();
});

describe('with a second project', () => {
  /** Opens a project's books, and returns whether the visitor is reminded. */
  const isReminded = async ({ id, dogName }: Project): Promise<boolean> => {
    const { unmount } = setUp(id);
    await screen.findByRole('link', { name: 'Book 1' });
    const isThere = screen.queryByText(new RegExp(`^${dogName}'s first book is complete`)) !== null;
    unmount();
    return isThere;
  };

  test('reminds once for each project', async () => {
    const [rex, mochi] = [await makeRex(), await makeRex('Mochi')];
    expect(await isReminded(rex)).toBe(true);
    expect(await isReminded(mochi)).toBe(true);
    expect(await isReminded(rex)).toBe(false);
    expect(await isReminded(mochi)).toBe(false);
  });

  test('reminds when a link leads from one project to the other', async () => {
    const [rex, mochi] = [await makeRex(), await makeRex('Mochi')];
    const WithLink = () => (
      <>
        <Link to={pathTo(paths.project, { projectId: mochi.id })}>To Mochi</Link>
        <ProjectBooks />
      </>
    );
    const at = pathTo(paths.project, { projectId: rex.id });
    const { user } = renderScreen(WithLink, { path: paths.project, at });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('link', { name: 'To Mochi' }));
    expect(await screen.findByText(/^Mochi's first book is complete/)).toBeVisible();
  });

  test('after an update, the old record counts only for the first project', async () => {
    localStorage.setItem('scribblepup:copy-reminder', 'shown');
    const [rex, mochi] = [await makeRex(), await makeRex('Mochi')];
    expect(await isReminded(rex)).toBe(false);
    expect(await isReminded(mochi)).toBe(true);
    expect(await isReminded(rex)).toBe(false);
  });
});

test('shows no reminder before a book is complete', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  setUp(id);
  expect(await screen.findByRole('link', { name: 'Continue picking Book 1' })).toBeVisible();
  expect(screen.queryByText(/first book is complete/)).not.toBeInTheDocument();
});

test('shows four slots: complete, being picked, and free', async () => {
  const project = await makeRex();
  setUp(project.id);
  expect(await screen.findByRole('heading', { level: 1, name: "Rex's Books" })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Book 1' })).toHaveAttribute(
    'href',
    `/my-projects/${project.books[0].id}`,
  );
  expect(screen.getByRole('link', { name: 'Continue picking Book 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Book 3' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Book 4/ })).not.toBeInTheDocument();
});

test("accepts a book's id too, and highlights that book", async () => {
  const project = await makeRex();
  setUp(project.books[0].id);
  const card = (await screen.findByRole('link', { name: 'Book 1' })).closest('article');
  expect(card).toHaveAttribute('aria-current', 'true');
});

test('Create Cover passes on the project and the book', async () => {
  const project = await makeRex();
  const { user } = setUp(project.id);
  await user.click(await screen.findByRole('link', { name: 'Create Cover' }));
  await waitForAddress('/customize-cover');
  expect(
    screen.getByText(JSON.stringify({ projectId: project.id, bookId: project.currentBookId })),
  ).toBeInTheDocument();
});

test('Continue picking opens the picker with this project and this book', async () => {
  const project = await makeRex();
  const { user } = setUp(project.id);
  await user.click(await screen.findByRole('link', { name: 'Continue picking Book 2' }));
  await waitForAddress('/get-started');
  expect(
    screen.getByText(JSON.stringify({ projectId: project.id, number: 2 })),
  ).toBeInTheDocument();
});

test('in a sample project books 1 and 2 are complete', async () => {
  setUp('1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Book 1' })).toHaveAttribute(
    'href',
    '/my-projects/1',
  );
  expect(screen.getByRole('link', { name: 'Book 2' })).toHaveAttribute('href', '/my-projects/2');
  expect(screen.queryByRole('link', { name: 'Book 3' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Book 4' })).toBeVisible();
});

test('shows a message for an id that this device does not know', async () => {
  setUp('nothing');
  expect(await screen.findByText("This book isn't on this device")).toBeVisible();
});
