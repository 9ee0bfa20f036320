import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addEdition,
  addOrder,
  closeLibrary,
  deleteEdition,
  deleteProject,
  eraseAll,
  getOrder,
  getProject,
  LibraryError,
  markDelivered,
  recordDigitalCopy,
  saveReview,
} from '@scribblepup/library';
import { makePdf } from '../../pdf/makePdf';
import { address as home, damage, placeOrder } from '../../testing/orders';
import { currentLocation, openScreen } from '../../testing/openScreen';
import type * as reviewDrafts from './reviewDraft';

jest.mock('../../pdf/makePdf', () => ({ makePdf: jest.fn() }));
const make = jest.mocked(makePdf);

jest.mock('@scribblepup/library', (): object => {
  const library =
    jest.requireActual<
      Record<'getOrder' | 'markDelivered' | 'recordDigitalCopy' | 'saveReview', () => unknown>
    >('@scribblepup/library');
  return {
    ...library,
    getOrder: jest.fn(library.getOrder),
    markDelivered: jest.fn(library.markDelivered),
    recordDigitalCopy: jest.fn(library.recordDigitalCopy),
    saveReview: jest.fn(library.saveReview),
  };
});
const read = jest.mocked(getOrder);
const mark = jest.mocked(markDelivered);
const count = jest.mocked(recordDigitalCopy);
const save = jest.mocked(saveReview);

const delivered = { status: 'delivered' };

beforeEach(eraseAll);
afterEach(closeLibrary);

/** Returns the growing list of files that are saved. jsdom has no object URLs. */
const captureSavedFiles = (): readonly unknown[] => {
  const saved: unknown[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file);
    return 'blob:pdf';
  };
  URL.revokeObjectURL = () => undefined;
  return saved;
};

const summaryItem = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent;
const step = async () =>
  within(await screen.findByRole('list', { name: 'Order progress' }))
    .getAllByRole('listitem')
    .findIndex((item) => item.getAttribute('aria-current') === 'step') + 1;

describe('/orders/{orderId} in progress', () => {
  it('shows a sample at step 2, without the actions of a delivered one', async () => {
    await openScreen('/orders/2');
    expect(
      await screen.findByRole('heading', { level: 1, name: "Mochi's Coloring Book" }),
    ).toBeVisible();
    expect(await step()).toBe(2);
    expect(await summaryItem('Page count')).toBe('25 pages');
    expect(await summaryItem('Print status')).toBe('In progress');
    expect(await summaryItem('Tracking ID')).toBe('SAMPLE-0002');
    expect(screen.getByText('123 Sample Street, Apt 4')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PRINT AGAIN' })).not.toBeInTheDocument();
  });

  it('shows the order, and marks unknown details as unknown', async () => {
    const order = await placeOrder('Rex', 2);
    await openScreen(`/orders/${order.id}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: "Rex's Coloring Book" }),
    ).toBeVisible();
    expect(await summaryItem('Copies')).toBe('2 copies');
    expect(await summaryItem('Price')).toBe('$39.99');
    expect(await summaryItem('Tracking ID')).toBe('Not assigned yet');
    expect(await summaryItem('Estimated delivery')).toBe('Not known yet');
    expect(screen.getByText('Halifax, B3H')).toBeVisible();
    expect(await summaryItem('Print status')).toBe('Not printed yet');
    expect(
      screen.getByText('Kept on this device: nothing is charged, printed or shipped for it yet.'),
    ).toBeVisible();
    expect(await step()).toBe(2);
  });

  it('keeps the focus on its heading when the order arrives', async () => {
    const order = await placeOrder('Rex');
    let arrive = (_order: typeof order): void => undefined;
    read.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await openScreen(`/orders/${order.id}`);
    // The shell focuses the heading of each screen that it opens.
    const heading = screen.getByRole('heading', { level: 1, name: 'Order' });
    heading.tabIndex = -1;
    heading.focus();
    arrive(order);
    expect(
      await screen.findByRole('heading', { level: 1, name: "Rex's Coloring Book" }),
    ).toHaveFocus();
  });

  it('shows what another tab writes during the first read', async () => {
    const order = await placeOrder('Rex');
    let arrive = (_order: typeof order): void => undefined;
    read.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await openScreen(`/orders/${order.id}`);
    await act(() => markDelivered(order.id));
    await act(async () => arrive(order));
    expect(await screen.findByRole('button', { name: 'Leave a Review' })).toBeVisible();
  });

  it('says in the dialog why it could not be marked as delivered', async () => {
    const order = await placeOrder();
    await openScreen(`/orders/${order.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    await damage('orders', order.id);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('can no longer be read'),
    );
    expect(screen.getByRole('dialog', { name: 'Mark as delivered?' })).toBeVisible();
  });

  it('is busy while the order is marked, and clears a failure when the dialog closes', async () => {
    const order = await placeOrder();
    await openScreen(`/orders/${order.id}`);
    const button = await screen.findByRole('button', { name: 'Mark as delivered' });
    let fail = (_cause: Error): void => undefined;
    mark.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const busy = screen.getByRole('button', { name: 'Yes', busy: true });
    await userEvent.click(busy);
    expect(mark).toHaveBeenCalledTimes(1);

    const dialog = screen.getByRole('dialog', { name: 'Mark as delivered?' });
    await act(async () => fail(new Error('the device is slow')));
    expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Yes', busy: false })).toBeVisible();
    expect(
      within(screen.getByRole('dialog', { name: 'Mark as delivered?' })).getByRole('alert'),
    ).toBeEmptyDOMElement();
  });

  it('becomes delivered when the visitor says so', async () => {
    const order = await placeOrder();
    await openScreen(`/orders/${order.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    expect(screen.getByRole('dialog', { name: 'Mark as delivered?' })).toHaveTextContent(
      /^Mark as delivered\?Nothing is shipped yet/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'Leave a Review' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Marked as delivered on this device.')).toBeVisible();
    expect(await summaryItem('Print status')).toBe('Delivered');
    expect(await summaryItem('Tracking ID')).toBe('None');
    expect(await summaryItem('Estimated delivery')).toBe('None');
    expect(await step()).toBe(3);
    expect((await getOrder(order.id))?.status).toBe('delivered');
  });
});

test('an address omits its blank parts', async () => {
  const { bookId } = await placeOrder();
  const order = await addOrder({
    bookId,
    copies: 1,
    address: { ...home, apt: '  ', state: ' ', postalCode: ' ' },
  });
  await openScreen(`/orders/${order.id}`);
  const address = (await screen.findByText('1 Elm Street')).parentElement;
  expect(Array.from(address?.children ?? [], (line) => line.textContent)).toEqual([
    'Ana Lind',
    '1 Elm Street',
    'Halifax',
    'Canada',
    'Phone 5550100',
  ]);
});

describe('/orders/{orderId} delivered', () => {
  it('shows step 3 and offers to print again', async () => {
    await openScreen({ pathname: '/orders/3', state: delivered });
    expect(
      await screen.findByRole('heading', { level: 1, name: "Honey's Coloring Book" }),
    ).toBeVisible();
    expect(await step()).toBe(3);
    await userEvent.click(screen.getByRole('link', { name: 'PRINT AGAIN' }));
    expect(currentLocation()).toEqual({ pathname: '/my-projects/1', state: { print: true } });
  });

  it("downloads the PDF of the visitor's book, or says why it cannot", async () => {
    const order = await placeOrder();
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    make.mockReturnValueOnce(() => Promise.reject(new LibraryError('full')));
    await userEvent.click(button);
    expect(await screen.findByText(/^This device is out of space/)).toBeVisible();

    make.mockReturnValueOnce(() => Promise.reject(new TypeError('x is undefined')));
    await userEvent.click(button);
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();

    const saved = captureSavedFiles();
    const file = new Blob(['pdf']);
    make.mockReturnValueOnce(() => Promise.resolve({ name: 'Rex.pdf', file }));
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual([file]));
    await waitFor(() =>
      expect(screen.queryByText(/^The file could not be made/)).not.toBeInTheDocument(),
    );
    expect(make).toHaveBeenLastCalledWith(expect.objectContaining({ bookId: order.bookId }));
    await waitFor(async () =>
      expect((await getProject(order.projectId))?.books[0]?.digitalCopies).toBe(1),
    );
  });

  it("downloads a sample's PDF without counting it", async () => {
    await openScreen({ pathname: '/orders/3', state: delivered });
    const saved = captureSavedFiles();
    make.mockReturnValueOnce(() => Promise.resolve({ name: 'Honey.pdf', file: new Blob(['pdf']) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(count).not.toHaveBeenCalled();
  });

  it('shows the progress of the PDF, and stops on request', async () => {
    await openScreen({ pathname: '/orders/3', state: delivered });
    let stopped: AbortSignal | undefined;
    make.mockReturnValueOnce(({ signal, onProgress }) => {
      stopped = signal;
      onProgress(0.5);
      return new Promise(() => undefined);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(screen.getByRole('progressbar', { name: 'Making the PDF' })).toHaveAttribute(
      'value',
      '0.5',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stopped?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('keeps the actions for another version of a book until that version is deleted', async () => {
    const { projectId, bookId } = await placeOrder();
    const version = await addEdition(projectId, bookId, { age: '2-3' });
    const order = await addOrder({ bookId: version.id, copies: 1, address: home });
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    expect(await screen.findByRole('link', { name: 'PRINT AGAIN' })).toHaveAttribute(
      'href',
      `/my-projects/${version.id}`,
    );
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await act(() => deleteEdition(projectId, version.id));
    expect(await screen.findByText(/^This book was deleted from this device/)).toBeVisible();
  });

  it('says that the book was deleted', async () => {
    const order = await placeOrder();
    await deleteProject(order.projectId);
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    expect(await screen.findByText(/^This book was deleted from this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PRINT AGAIN' })).not.toBeInTheDocument();
  });

  it('distinguishes a damaged book from a deleted one', async () => {
    const order = await placeOrder();
    await damage('projects', order.projectId);
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    expect(await screen.findByText(/^This book is damaged/)).toBeVisible();
    expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave a Review' })).toBeVisible();
  });
});

describe('a review', () => {
  it('requires stars and a text, is stored, and can be given only once', async () => {
    const order = await placeOrder();
    const { unmount } = await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave a Review' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rate Now' }));
    expect(await within(dialog).findByText('Please select rating')).toBeVisible();
    expect(within(dialog).getByText('Please enter review')).toBeVisible();

    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await userEvent.type(within(dialog).getByLabelText('Review'), 'Rex looks great');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rate Now' }));
    expect(await screen.findByRole('heading', { name: 'Customer Review' })).toBeVisible();
    expect(screen.getByText('Your review is saved on this device.')).toBeVisible();
    expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('Rex looks great')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave a Review' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    unmount();
    await closeLibrary();
    await openScreen(`/orders/${order.id}`);
    expect(await screen.findByText('Rex looks great')).toBeVisible();
  });

  it('keeps the typed text after leaving and after a reload, until it is saved', async () => {
    const order = await placeOrder();
    const open = async () => {
      const opened = await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
      await userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
      return opened;
    };
    const { unmount } = await open();
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    await userEvent.type(screen.getByLabelText('Review'), 'Half a draft');
    unmount();
    await open();
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(screen.getByLabelText('Review')).toHaveValue('Half a draft');

    const afterReload = (): string => {
      let text = '';
      jest.isolateModules(() => {
        const { reviewDraft } = jest.requireActual<typeof reviewDrafts>('./reviewDraft');
        text = reviewDraft(`delivered ${order.id}`).review;
      });
      return text;
    };
    expect(afterReload()).toBe('Half a draft');

    await userEvent.click(screen.getByRole('button', { name: 'Rate Now' }));
    await screen.findByRole('heading', { name: 'Customer Review' });
    expect(afterReload()).toBe('');
  });

  it('keeps the typed text when its dialog is closed, and when it cannot be saved', async () => {
    const order = await placeOrder();
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    const open = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await userEvent.type(screen.getByLabelText('Review'), 'Half a draft');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(screen.getByLabelText('Review')).toHaveValue('Half a draft');

    const database = globalThis.indexedDB;
    await closeLibrary();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await userEvent.click(screen.getByRole('button', { name: 'Rate Now' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave a Review' });
    expect(await within(dialog).findByText(/^This browser doesn't let us keep/)).toBeVisible();
    expect(screen.getByLabelText('Review')).toHaveValue('Half a draft');

    globalThis.indexedDB = database;
    await userEvent.click(screen.getByRole('button', { name: 'Rate Now' }));
    expect(await screen.findByRole('heading', { name: 'Customer Review' })).toBeVisible();
    expect(screen.getByText('Half a draft')).toBeVisible();
  });

  it('opens again if it could not be saved after its dialog was closed', async () => {
    const order = await placeOrder();
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    let fail = (_cause: Error): void => undefined;
    save.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByLabelText('Review'), 'Lovely');
    await userEvent.click(screen.getByRole('button', { name: 'Rate Now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => fail(new Error('the device is slow')));
    expect(await screen.findByText(/^Your review could not be saved/)).toBeVisible();
    expect(screen.getByLabelText('Review')).toHaveValue('Lovely');
  });
});

describe('after the visitor has left the order', () => {
  const failLater = (action: jest.Mock): ((cause: Error) => void) => {
    let fail = (_cause: Error): void => undefined;
    action.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    return (cause) => fail(cause);
  };
  /** Leaves the screen while the action runs; then the action fails. */
  const leaveAndFail = async (fail: (cause: Error) => void) => {
    await userEvent.click(screen.getByRole('link', { name: 'Back to orders' }));
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    await act(async () => fail(new Error('the device is slow')));
  };

  it('says that a review could not be saved', async () => {
    const order = await placeOrder();
    await openScreen({ pathname: `/orders/${order.id}`, state: delivered });
    const fail = failLater(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave a Review' }));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByLabelText('Review'), 'Lovely');
    await userEvent.click(screen.getByRole('button', { name: 'Rate Now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await leaveAndFail(fail);
    expect(
      await screen.findByText(
        'Your review could not be saved. Please open the order and try again.',
      ),
    ).toBeVisible();
  });

  it('says that it could not be marked as delivered', async () => {
    const order = await placeOrder();
    await openScreen(`/orders/${order.id}`);
    const fail = failLater(mark);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await leaveAndFail(fail);
    expect(
      await screen.findByText('The order could not be marked as delivered. Please try again.'),
    ).toBeVisible();
  });
});

describe('an order that cannot be shown', () => {
  it.each(['nothing', '0', '7', '%20', '1e0'])(
    'shows a message for %p, with a link back',
    async (id) => {
      await openScreen(`/orders/${id}`);
      expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute(
        'href',
        '/orders',
      );
    },
  );

  it('says that a damaged one cannot be read', async () => {
    await placeOrder();
    await damage('orders', 'broken');
    await openScreen('/orders/broken');
    expect(await screen.findByRole('heading', { name: "This order can't be shown" })).toBeVisible();
    expect(
      screen.getByText(/^This was saved on this device, but can no longer be read\./),
    ).toBeVisible();
  });
});
