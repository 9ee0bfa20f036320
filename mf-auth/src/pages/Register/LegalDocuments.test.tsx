import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { isDialogEntry } from '@scribblepup/ui/history';
import { LegalDocuments } from './LegalDocuments';

const waitForEntry = (isDialog: boolean): Promise<void> =>
  waitFor(() => {
    const { usr } = window.history.state as { readonly usr?: unknown };
    expect(isDialogEntry(usr)).toBe(isDialog);
  });

beforeEach(async () => {
  window.history.pushState({ usr: null }, '', '/login');
  window.history.pushState({ usr: null }, '', '/register');
  render(<LegalDocuments />, { wrapper: BrowserRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Read the Privacy Policy' }));
  expect(screen.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  await waitForEntry(true);
});

test("the browser's Back closes a document and stays at the form", async () => {
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/register');
});

test('a document that was closed with its button leaves nothing in the history', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitForEntry(false);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});
