import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import type * as Library from '@scribblepup/library';
import {
  eraseAll,
  exportNewProject,
  getDraft,
  importBackup,
  LibraryError,
  listProjects,
  saveDraft,
  type LibraryChange,
} from '@scribblepup/library';
import { coloring } from '../../services/coloring';
import { setImage, startOver } from '../../store/createBookActions';
import { fakeColoring } from '../../testing/coloring';
import { renderScreen } from '../../testing/render';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
let mockTell: (change: LibraryChange) => void;
jest.mock('@scribblepup/library', () => {
  const actual = jest.requireActual<typeof Library>('@scribblepup/library');
  return {
    ...actual,
    saveDraft: jest.fn(),
    onLibraryChange: (listener: typeof mockTell) => {
      mockTell = listener;
      return actual.onLibraryChange(listener);
    },
  };
});

const open = () => renderScreen(CreateBook, { path: paths.createBook });
const name = () => screen.getByLabelText('Dog Name');

const { saveDraft: actualSave } = jest.requireActual<typeof Library>('@scribblepup/library');

beforeEach(async () => {
  jest.mocked(saveDraft).mockImplementation(actualSave);
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  startOver();
  await eraseAll();
});

/** Opens the form and enters a name and a photo, which are stored. */
const fillIn = async () => {
  const photo = new Blob(['photo']);
  const view = open();
  await view.user.type(name(), 'Rex');
  act(() => setImage({ photo, preview: photo, original: photo, crop: null }));
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({
      fields: { details: { name: 'Rex' } },
      pictures: { 'image-photo': expect.any(Blob) },
    }),
  );
  return view;
};

test('input that was erased is neither shown nor stored again', async () => {
  (await fillIn()).unmount();
  await eraseAll();
  const { user } = open();
  expect(name()).toHaveValue('');
  await user.type(name(), 'B');
  await waitFor(async () =>
    expect(await getDraft()).toMatchObject({ fields: { details: { name: 'B' } }, pictures: {} }),
  );
  expect((await getDraft())?.pictures).toEqual({});
});

test('erasing everything in another tab clears the form and focuses the heading', async () => {
  await fillIn();
  expect(name()).toHaveFocus();
  act(() => mockTell({ kind: 'all', id: null, isLocal: false }));
  expect(name()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Create Your Book' })).toHaveFocus();
});

test('restoring a copy keeps a form that the device could not store', async () => {
  jest.mocked(saveDraft).mockRejectedValue(new LibraryError('full'));
  const { user } = open();
  await user.type(name(), 'Rex');
  await screen.findByText('What you entered will be lost when you close this page.');
  const copy = await exportNewProject({ dogName: 'Max', bornMonth: '05', photo: null });
  await act(() => importBackup(copy));
  expect(await listProjects()).toHaveLength(1);
  expect(name()).toHaveValue('Rex');
});
