import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { closeLibrary, eraseAll, markDelivered } from '@scribblepup/library';
import { damage, placeOrder } from '../../testing/orders';
import { openScreen } from '../../testing/openScreen';
import Orders from './Orders';

beforeEach(eraseAll);
afterEach(closeLibrary);

const cards = async (): Promise<string[]> => {
  const panel = await screen.findByRole('tabpanel');
  return (await within(panel).findAllByRole('link')).map((link) => link.textContent);
};

describe('/orders of a new visitor', () => {
  it('shows six marked samples in each tab, In Progress first', async () => {
    await openScreen('/orders');
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Samples' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'In Progress' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await cards()).toHaveLength(6);
    expect(within(screen.getByRole('tabpanel')).getAllByText('25 pages')).toHaveLength(6);
    expect(screen.getAllByText(/^Created on /)).toHaveLength(6);

    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    expect(await cards()).toHaveLength(6);
  });

  it('choosing a tab changes the address and adds no history entry', async () => {
    window.history.replaceState(null, '', '/orders');
    render(
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <Orders />
        </BrowserRouter>
      </QueryClientProvider>,
    );
    const { length } = window.history;
    await userEvent.click(await screen.findByRole('tab', { name: 'Delivered' }));
    expect(screen.getByRole('tab', { name: 'Delivered', selected: true })).toBeVisible();
    expect(window.location.search).toBe('?tab=delivered');
    expect(window.history).toHaveLength(length);
  });

  it('a card in progress opens its order, without a status in navigation state', async () => {
    await openScreen('/orders');
    await screen.findByRole('heading', { name: 'Samples' });
    const first = within(screen.getByRole('tabpanel')).getAllByRole('link')[0];
    expect(first).toHaveAttribute('href', '/orders/1');
    await userEvent.click(first);
    expect(
      await screen.findByRole('heading', { level: 1, name: "Biscuit's Coloring Book" }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });

  it('a delivered card passes its status to the order screen', async () => {
    await openScreen('/orders');
    await userEvent.click(await screen.findByRole('tab', { name: 'Delivered' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Domino' }));
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to orders' }));
    expect(await screen.findByRole('tab', { name: 'Delivered', selected: true })).toBeVisible();
  });
});

describe('/orders of a visitor with orders', () => {
  it('shows them instead of the samples, newest first', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
    await placeOrder('Rex');
    clock.mockReturnValue(2000);
    await placeOrder('Bella');
    clock.mockRestore();
    await openScreen('/orders');
    expect(await cards()).toEqual(['Bella', 'Rex']);
    expect(screen.queryByText('Samples')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    expect(screen.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    expect(screen.getByText("There's nothing to show here yet. Check back later!")).toBeVisible();
  });

  it('shows orders that are placed or delivered in the meantime', async () => {
    await openScreen('/orders');
    await screen.findByRole('heading', { name: 'Samples' });
    const order = await act(() => placeOrder('Rex'));
    expect(await screen.findByRole('link', { name: 'Rex' })).toHaveAttribute(
      'href',
      `/orders/${order.id}`,
    );
    await act(() => markDelivered(order.id));
    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  });

  it('shows the samples again once everything is erased', async () => {
    await placeOrder('Rex');
    await openScreen('/orders');
    expect(await cards()).toEqual(['Rex']);
    await act(eraseAll);
    expect(await screen.findByRole('heading', { name: 'Samples' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument();
  });

  it('mentions a record that cannot be read, and shows the rest', async () => {
    await placeOrder('Rex');
    await damage('orders', 'broken');
    await openScreen('/orders');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'One more order was saved on this device, but can no longer be read.',
      ),
    );
    expect(await cards()).toEqual(['Rex']);
  });

  it('counts the records that cannot be read', async () => {
    for (let n = 0; n < 1234; n++) await damage('orders', `broken ${n}`);
    await openScreen('/orders');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^1,234 more orders were saved/),
    );
  });
});

describe('/orders without storage', () => {
  const database = globalThis.indexedDB;
  afterEach(() => {
    globalThis.indexedDB = database;
  });

  it('shows an error above the samples, and reads again on request', async () => {
    await closeLibrary();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await openScreen('/orders');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        "This browser doesn't let us keep your books",
      ),
    );
    expect(await cards()).toHaveLength(6);

    globalThis.indexedDB = database;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus();
  });
});
