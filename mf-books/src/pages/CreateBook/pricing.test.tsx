import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import type * as Library from '@scribblepup/library';
import type { Project } from '@scribblepup/library';
import {
  createProject,
  deleteProject,
  eraseAll,
  getDraft,
  getProject,
  LibraryError,
  listProjects,
} from '@scribblepup/library';
import { coloring } from '../../services/coloring';
import { useCreateBook } from '../../store/createBook';
import { goToStep, setDetails, setImage, startOver } from '../../store/createBookActions';
import { fakeColoring } from '../../testing/coloring';
import { waitForAddress, renderScreen } from '../../testing/render';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
const library = jest.requireActual<typeof Library>('@scribblepup/library');
jest.mock('@scribblepup/library', (): object => ({
  ...jest.requireActual('@scribblepup/library'),
  createProject: jest.fn(),
  deleteProject: jest.fn(),
  getProject: jest.fn(),
}));

beforeEach(async () => {
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  jest.mocked(createProject).mockReset().mockImplementation(library.createProject);
  jest.mocked(deleteProject).mockReset().mockImplementation(library.deleteProject);
  jest.mocked(getProject).mockReset().mockImplementation(library.getProject);
  startOver();
  await eraseAll();
});

type User = ReturnType<typeof renderScreen>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const openPricing = (user: User) => press(user, 'Generate');
const getStarted = (user: User) => press(user, 'Get Started');
const close = (user: User) => press(user, 'Close');

/** Opens the second step of a form that is filled in. */
const open = () => {
  const photo = new Blob(['photo']);
  act(() => {
    setDetails({ name: 'Rex', born_month: '03' });
    setImage({ photo, preview: photo, original: photo, crop: null });
    goToStep(2);
  });
  return renderScreen(CreateBook, { path: paths.createBook });
};

/** Holds the next project while it is being stored, until `release` is called. */
const holdProject = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.mocked(createProject).mockImplementationOnce(async (input) => {
    await held;
    return library.createProject(input);
  });
  return {
    release,
    /** Presses Get Started, and closes the dialog while the project is being stored. */
    cancelWhileStoring: async (user: User): Promise<void> => {
      await openPricing(user);
      await getStarted(user);
      await waitFor(() => expect(createProject).toHaveBeenCalledTimes(1));
      await close(user);
    },
  };
};

test('pressing Get Started again after canceling it makes only one project', async () => {
  const { release, cancelWhileStoring } = holdProject();
  const { user } = open();
  await cancelWhileStoring(user);
  await openPricing(user);
  await getStarted(user);
  release();
  await waitForAddress(paths.picker);
  const projects = await listProjects();
  expect(projects).toHaveLength(1);
  expect(screen.getByText(JSON.stringify({ projectId: projects[0].id }))).toBeInTheDocument();
});

test('a name that changes after a canceled start makes one project, with the new name', async () => {
  const { release, cancelWhileStoring } = holdProject();
  const { user } = open();
  await cancelWhileStoring(user);
  await user.type(screen.getByLabelText('Dog Name'), 'y');
  release();
  await openPricing(user);
  await getStarted(user);
  await waitForAddress(paths.picker);
  expect(await listProjects()).toMatchObject([{ dogName: 'Rexy' }]);
});

test('a canceled start leaves no project, and the form keeps its input', async () => {
  const { release, cancelWhileStoring } = holdProject();
  const { user } = open();
  await cancelWhileStoring(user);
  release();
  await waitFor(() => expect(deleteProject).toHaveBeenCalledTimes(1));
  await waitFor(async () => expect(await listProjects()).toEqual([]));
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({ fields: { details: { name: 'Rex' } } }),
  );
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
});

test('closing the dialog while an existing project is read does not open the picker', async () => {
  const project = await library.createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  let answer = (_project: Project): void => undefined;
  jest.mocked(getProject).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user } = open();
  act(() => useCreateBook.setState({ projectId: project.id }));
  await openPricing(user);
  await getStarted(user);
  await waitFor(() => expect(getProject).toHaveBeenCalledTimes(1));
  await close(user);
  await act(async () => answer(project));
  expect(screen.getByRole('heading', { name: 'Create Your Book' })).toBeVisible();
});

test('leaving the screen closes the dialog', async () => {
  const { user, unmount } = open();
  await openPricing(user);
  expect(screen.getByRole('dialog', { name: 'Pricing' })).toBeVisible();
  unmount();
  renderScreen(CreateBook, { path: paths.createBook });
  expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const failure = /^This device is out of space/;

test('closing the dialog removes the message about a failure', async () => {
  jest.mocked(createProject).mockRejectedValueOnce(new LibraryError('full'));
  const { user } = open();
  await openPricing(user);
  await getStarted(user);
  expect(await screen.findByText(failure)).toBeVisible();
  await close(user);
  await openPricing(user);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

test('after a canceled start has failed, the next one makes the project', async () => {
  let fail = (_error: unknown): void => undefined;
  jest.mocked(createProject).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = open();
  await openPricing(user);
  await getStarted(user);
  await waitFor(() => expect(createProject).toHaveBeenCalledTimes(1));
  await close(user);
  await openPricing(user);
  await act(async () => fail(new LibraryError('full')));
  expect(within(screen.getByRole('dialog')).queryByText(failure)).not.toBeInTheDocument();
  await getStarted(user);
  await waitForAddress(paths.picker);
  expect(await listProjects()).toHaveLength(1);
});
