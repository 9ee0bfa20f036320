import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile, LibraryError, saveProfile } from '@scribblepup/library';
import { address, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
  saveProfile: jest.fn(),
}));
const save = jest.mocked(saveProfile);

const firstName = () => screen.getByLabelText('First Name');
const lastName = () => screen.getByLabelText('Last Name');
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
const own = { firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' };

beforeEach(async () => {
  jest.mocked(getProfile).mockResolvedValue(own);
  save.mockResolvedValue(own);
  await openScreen('/update-profile');
  await screen.findByRole('button', { name: 'Update' });
});

test('starts with the stored profile; the email cannot be changed', async () => {
  expect(firstName()).toHaveValue('Ada');
  expect(lastName()).toHaveValue('Wolf');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('readonly');
  await userEvent.type(email, 'x');
  expect(email).toHaveValue('ada@example.com');
});

test('needs both names', async () => {
  await userEvent.clear(firstName());
  await userEvent.clear(lastName());
  await userEvent.type(lastName(), '  ');
  expect(firstName()).not.toBeInvalid();
  await update();
  await waitFor(() => expect(firstName()).toHaveAccessibleDescription('Please enter first name'));
  expect(lastName()).toHaveAccessibleDescription('Please enter last name');
  expect(save).not.toHaveBeenCalled();
});

test('keeps the names on the device and returns to the profile', async () => {
  await userEvent.clear(firstName());
  await userEvent.paste(` ${'Zoë 🐾 '.repeat(50)}`);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(address()).toMatchObject({ pathname: '/profile' }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith({ firstName: 'Zoë 🐾 '.repeat(50).trim(), lastName: 'Wolf' });
});

test('says why the device refused, and keeps the input', async () => {
  save.mockRejectedValueOnce(new LibraryError('full'));
  await userEvent.type(firstName(), ' Maria');
  await update();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/out of space/));
  expect(firstName()).toHaveValue('Ada Maria');
  expect(address()).toMatchObject({ pathname: '/update-profile' });

  await update();
  await waitFor(() => expect(address()).toMatchObject({ pathname: '/profile' }));
});
