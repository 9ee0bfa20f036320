import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { BrowserRouter, Route, Routes } from '@scribblepup/kernel/router';
import { closeLibrary, eraseAll, markDelivered, saveReview } from '@scribblepup/library';
import { placeOrder } from '../../testing/orders';
import Order from './Order';

beforeEach(eraseAll);
afterEach(closeLibrary);

/**
 * Opens an order from another screen, in the browser's own history.
 * @param fromElsewhere false if the current history entry already is another screen
 */
const open = async (state?: unknown, fromElsewhere = true) => {
  const { id } = await placeOrder();
  if (fromElsewhere) window.history.pushState(null, '', '/elsewhere');
  window.history.pushState({ usr: state }, '', `/orders/${id}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path={paths.order} element={<Order />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const waitForEntry = (state: unknown): Promise<void> =>
  waitFor(() => expect(window.history.state).toMatchObject({ usr: state }));
const goBack = (): void => act(() => window.history.back());

test('Back closes the review, which keeps what was typed, and then leaves the order', async () => {
  const delivered = { status: 'delivered' };
  const user = await open(delivered);
  await user.click(await screen.findByRole('button', { name: 'Leave a Review' }));
  await user.type(screen.getByLabelText('Review'), 'Half a draft');
  await waitForEntry({ ...delivered, isDialogOpen: true });
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Leave a Review' }));
  expect(screen.getByLabelText('Review')).toHaveValue('Half a draft');
  await waitForEntry({ ...delivered, isDialogOpen: true });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toHaveProperty('usr', delivered));
  goBack();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('after the order was marked as delivered, Back leaves it', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  await waitForEntry({ isDialogOpen: true });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'Leave a Review' })).toBeVisible();
  await waitFor(() => expect(window.history.state).not.toMatchObject({ usr: expect.anything() }));
  goBack();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('text that was typed for one order does not appear in another', async () => {
  const delivered = { status: 'delivered' };
  const { id } = await placeOrder('Bella');
  window.history.pushState({ usr: delivered }, '', `/orders/${id}`);
  const user = await open(delivered, false);
  const findOrder = (name: string) =>
    screen.findByRole('heading', { name: `${name}'s Coloring Book` });
  goBack();
  await findOrder('Bella');
  act(() => window.history.forward());
  await findOrder('Rex');
  await user.click(screen.getByRole('button', { name: 'Leave a Review' }));
  await user.type(screen.getByLabelText('Review'), 'About Rex');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toHaveProperty('usr', delivered));
  goBack();
  await findOrder('Bella');
  await user.click(screen.getByRole('button', { name: 'Leave a Review' }));
  expect(screen.getByLabelText('Review')).toHaveValue('');
});

test('when another tab saves the review, the dialog closes and its history entry is removed', async () => {
  const delivered = { status: 'delivered' };
  const user = await open(delivered);
  await user.click(await screen.findByRole('button', { name: 'Leave a Review' }));
  await waitForEntry({ isDialogOpen: true });
  const id = window.location.pathname.split('/').at(-1) ?? '';
  await user.click(screen.getByLabelText('Review'));
  await act(() => saveReview(id, { rating: 5, review: 'Saved elsewhere' }));
  expect(await screen.findByText('Saved elsewhere')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(window.history.state).toHaveProperty('usr', delivered));
  goBack();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('when another tab marks the order as delivered, the history entry of the open dialog is removed', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  await waitForEntry({ isDialogOpen: true });
  const id = window.location.pathname.split('/').at(-1) ?? '';
  await act(() => markDelivered(id));
  expect(await screen.findByRole('button', { name: 'Leave a Review' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(window.history.state).not.toMatchObject({ usr: expect.anything() }));
  goBack();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
