import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getToken, setToken } from '@scribblepup/kernel';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { isDialogEntry } from '@scribblepup/ui/history';
import { currentLocation, openScreen } from '../../testing/openScreen';
import DeleteAccount from './DeleteAccount';

const reasons = () => screen.getByRole('radiogroup', { name: 'Reason' });
const more = () => screen.queryByLabelText('Tell us more');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));

beforeEach(() => openScreen('/delete-account'));

test('offers five reasons and requires one', async () => {
  expect(within(reasons()).getAllByRole('radio')).toHaveLength(5);
  await submit();
  await waitFor(() => expect(reasons()).toHaveAccessibleDescription('Please select reason'));
  expect(within(reasons()).getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: /privacy/ }));
  await waitFor(() => expect(reasons()).not.toHaveAccessibleDescription());
});

test('requires an explanation only for Other', async () => {
  expect(more()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await submit();
  await waitFor(() => expect(more()).toHaveAccessibleDescription('Please enter reason'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /different account/ }));
  expect(more()).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('asks for confirmation; Yes leads to the settings and does not end the session', async () => {
  setToken('placeholder');
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(more()!, 'My dog learned to draw');
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(more()).toHaveValue('My dog learned to draw');
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/settings' }));
  expect(getToken()).toBe('placeholder');
});

test("the browser's Back closes the confirmation and keeps the reason", async () => {
  // Render the screen with the browser's own history instead of one in memory.
  cleanup();
  window.history.pushState({ usr: null }, '', '/delete-account');
  render(<DeleteAccount />, { wrapper: BrowserRouter });
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(more()!, 'We moved');
  await submit();
  await screen.findByRole('dialog', { name: 'Delete Account' });
  await waitFor(() => {
    const { usr } = window.history.state as { readonly usr?: unknown };
    expect(isDialogEntry(usr)).toBe(true);
  });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/delete-account');
  expect(more()).toHaveValue('We moved');
});
