import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getProfile,
  LibraryError,
  saveProfile,
  onLibraryChange,
  type LibraryChange,
} from '@scribblepup/library';
import { sampleProfile } from '../../profile/useProfile';
import { currentLocation, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
  saveProfile: jest.fn(),
  onLibraryChange: jest.fn(),
}));
const read = jest.mocked(getProfile);
const save = jest.mocked(saveProfile);
let notify: (change: LibraryChange) => void;

const firstName = () => screen.getByLabelText('First Name');
const lastName = () => screen.getByLabelText('Last Name');
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
const saved = { firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' };

const openForm = async () => {
  await openScreen('/update-profile');
  await screen.findByRole('button', { name: 'Update' });
};
/** Simulates another tab that has saved the profile. */
const savedElsewhere = () => act(async () => notify({ kind: 'profile', id: null, isLocal: false }));

beforeEach(() => {
  read.mockResolvedValue(saved);
  save.mockResolvedValue(saved);
  jest.mocked(onLibraryChange).mockImplementation((listener) => {
    notify = listener;
    return () => {};
  });
});

test('starts with the stored profile; the email cannot be changed', async () => {
  await openForm();
  expect(firstName()).toHaveValue('Ada');
  expect(lastName()).toHaveValue('Wolf');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('readonly');
  await userEvent.type(email, 'x');
  expect(email).toHaveValue('ada@example.com');
});

test('requires both names', async () => {
  await openForm();
  await userEvent.clear(firstName());
  await userEvent.clear(lastName());
  await userEvent.type(lastName(), '  ');
  expect(firstName()).not.toBeInvalid();
  await update();
  await waitFor(() => expect(firstName()).toHaveAccessibleDescription('Please enter first name'));
  expect(lastName()).toHaveAccessibleDescription('Please enter last name');
  expect(save).not.toHaveBeenCalled();
});

test('stores the names on the device and returns to the profile', async () => {
  await openForm();
  await userEvent.clear(firstName());
  await userEvent.paste(` ${'Zoë 🐾 '.repeat(50)}`);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/profile' }));
  expect(save).toHaveBeenCalledTimes(1);
  // Another tab may have saved another last name since the form was opened.
  expect(save).toHaveBeenCalledWith({ firstName: 'Zoë 🐾 '.repeat(50).trim() });
});

test('stores both names if the form started with the sample', async () => {
  read.mockResolvedValue(null);
  await openForm();
  await userEvent.clear(firstName());
  await userEvent.type(firstName(), 'Ada');
  await update();
  expect(save).toHaveBeenCalledWith({ firstName: 'Ada', lastName: sampleProfile.lastName });
});

test('says why the names could not be stored, and keeps the input', async () => {
  await openForm();
  save.mockRejectedValueOnce(new LibraryError('full'));
  await userEvent.type(firstName(), ' Maria');
  await update();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/out of space/));
  expect(firstName()).toHaveValue('Ada Maria');
  expect(currentLocation()).toMatchObject({ pathname: '/update-profile' });

  await update();
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/profile' }));
});

test('announces a repeated message again', async () => {
  await openForm();
  save.mockRejectedValueOnce(new LibraryError('full'));
  await update();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/out of space/));

  let fail = (_cause: Error): void => undefined;
  save.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  await update();
  // A screen reader announces a text only when it changes.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await act(async () => fail(new LibraryError('full')));
  expect(screen.getByRole('alert')).toHaveTextContent(/out of space/);
});

test('does not leave a screen that was opened before the names were stored', async () => {
  await openForm();
  let finish = (_profile: typeof saved): void => undefined;
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await update();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Update' });
  await act(async () => finish(saved));
  expect(currentLocation()).toMatchObject({ pathname: '/update-profile' });
});

test('shows a message instead of the form until the profile can be read', async () => {
  read.mockRejectedValueOnce(new LibraryError('blocked'));
  await openScreen('/update-profile');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Close that tab/);
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();

  await savedElsewhere();
  expect(firstName()).toHaveValue('Ada');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('an open form keeps the input when the profile can no longer be read', async () => {
  await openForm();
  await userEvent.type(firstName(), ' Maria');
  read.mockRejectedValueOnce(new LibraryError('blocked'));
  await savedElsewhere();
  expect(firstName()).toHaveValue('Ada Maria');
});
