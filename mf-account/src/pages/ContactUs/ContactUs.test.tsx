import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation, openScreen } from '../../testing/openScreen';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fields = ['Name', 'Email', 'Subject', 'Message'];

beforeEach(() => openScreen('/contact-us'));

test('shows an error for every empty field, and for an invalid email', async () => {
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter name'),
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter email');
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter subject');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter message');
  await userEvent.type(screen.getByLabelText('Email'), 'pup');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter valid email');
});

test('sends nothing, says so until the message changes, and keeps the input', async () => {
  const texts = ['Ada 🐶', 'ada@example.com', 'Crayons', 'Which ones?\nSecond line'];
  for (const [index, label] of fields.entries()) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(texts[index]);
  }
  await send();
  expect(await screen.findByText(/it was not sent/)).toBeVisible();
  expect(fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
    texts,
  );
  expect(currentLocation()).toMatchObject({ pathname: '/contact-us' });

  await userEvent.clear(screen.getByLabelText('Subject'));
  expect(screen.queryByText(/it was not sent/)).not.toBeInTheDocument();
});
