import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLibrary, deleteProject, eraseAll, getOrder } from '@scribblepup/library';
import { makePdf } from '../../pdf/makePdf';
import { damageOrders, placeOrder } from '../../testing/orders';
import { renderScreens } from '../../testing/renderScreens';

jest.mock('../../pdf/makePdf', () => ({ makePdf: jest.fn() }));
const make = jest.mocked(makePdf);

const delivered = { status: 'delivered' };

beforeEach(eraseAll);
afterEach(closeLibrary);

const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
const step = async () =>
  within(await screen.findByRole('list', { name: 'Order progress' }))
    .getAllByRole('listitem')
    .findIndex((item) => item.getAttribute('aria-current') === 'step') + 1;

describe('/orders/{orderId} in progress', () => {
  it('shows a sample at step 2, without what a delivered one offers', async () => {
    renderScreens('/orders/2');
    expect(await screen.findByRole('heading', { level: 1, name: "Mochi's Coloring Book" })).toBeVisible();
    expect(await step()).toBe(2);
    expect(await fact('Page count')).toBe('25 pages');
    expect(await fact('Print status')).toBe('In progress');
    expect(await fact('Tracking ID')).toBe('SAMPLE-0002');
    expect(screen.getByText('123 Sample Street, Apt 4')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PRINT AGAIN' })).not.toBeInTheDocument();
  });

  it('shows what was ordered, and claims nothing that is not known', async () => {
    const order = await placeOrder('Rex', 2);
    renderScreens(`/orders/${order.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: "Rex's Coloring Book" })).toBeVisible();
    expect(await fact('Copies')).toBe('2 copies');
    expect(await fact('Price')).toBe('$39.99');
    expect(await fact('Tracking ID')).toBe('Not assigned yet');
    expect(await fact('Estimated delivery')).toBe('Not known yet');
    expect(screen.getByText('Halifax, B3H')).toBeVisible();
    expect(await step()).toBe(2);
  });

  it('is delivered once the visitor says so', async () => {
    const order = await placeOrder();
    renderScreens(`/orders/${order.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'Leave a Review' })).toBeVisible();
    expect(await step()).toBe(3);
    expect((await getOrder(order.id))?.status).toBe('delivered');
  });
});

describe('/orders/{orderId} delivered', () => {
  it('stands at step 3 and offers to print again', async () => {
    renderScreens('/orders/3', delivered);
    expect(await screen.findByRole('heading', { level: 1, name: "Honey's Coloring Book" })).toBeVisible();
    expect(await step()).toBe(3);
    await userEvent.click(screen.getByRole('link', { name: 'PRINT AGAIN' }));
    expect(screen.getByText('at /my-projects/1 with {"print":true}')).toBeVisible();
  });

  it('downloads the PDF of the own book, and says why it could not', async () => {
    const order = await placeOrder();
    renderScreens(`/orders/${order.id}`, delivered);
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    make.mockReturnValueOnce(() => Promise.reject(new Error('This device is out of space.')));
    await userEvent.click(button);
    expect(await screen.findByText('This device is out of space.')).toBeVisible();

    make.mockReturnValueOnce(() => Promise.resolve({ name: 'Rex.pdf', file: new Blob() }));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('This device is out of space.')).not.toBeInTheDocument());
    expect(make).toHaveBeenLastCalledWith(expect.objectContaining({ bookId: order.bookId }));
  });

  it('says so where the book was deleted', async () => {
    const order = await placeOrder();
    await deleteProject(order.projectId);
    renderScreens(`/orders/${order.id}`, delivered);
    expect(await screen.findByText(/^This book was deleted from this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PRINT AGAIN' })).not.toBeInTheDocument();
  });
});

describe('a review', () => {
  it('asks for stars and words, is kept, and is given once', async () => {
    const order = await placeOrder();
    const { unmount } = renderScreens(`/orders/${order.id}`, delivered);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave a Review' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rate Now' }));
    expect(await within(dialog).findByText('Please select rating')).toBeVisible();
    expect(within(dialog).getByText('Please enter review')).toBeVisible();

    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await userEvent.type(within(dialog).getByLabelText('Review'), 'Rex looks great');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rate Now' }));
    expect(await screen.findByRole('heading', { name: 'Customer Review' })).toBeVisible();
    expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('Rex looks great')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave a Review' })).not.toBeInTheDocument();

    unmount();
    closeLibrary();
    renderScreens(`/orders/${order.id}`);
    expect(await screen.findByText('Rex looks great')).toBeVisible();
  });
});

describe('an order that cannot be shown', () => {
  it.each(['nothing', '0', '7', '%20', '1e0'])('says so for %p, with a way back', async (id) => {
    renderScreens(`/orders/${id}`);
    expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/orders');
  });

  it('says that a damaged one cannot be read', async () => {
    await placeOrder();
    await damageOrders({ id: 'broken' });
    renderScreens('/orders/broken');
    expect(await screen.findByRole('heading', { name: "This order can't be shown" })).toBeVisible();
    expect(screen.getByText('This was saved on this device, but can no longer be read.')).toBeVisible();
  });
});
