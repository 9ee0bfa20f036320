import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { paths, pathTo } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import type * as library from '@scribblepup/library';
import {
  addOrder,
  closeLibrary,
  createProject,
  eraseAll,
  findBook,
  importBackup,
  listOrders,
  updateProject,
} from '@scribblepup/library';
import { catchDownloads } from '../../../testing/downloads';
import { waitForAddress, renderScreen } from '../../../testing/render';
import Book from '../Book';
import { typedAddress } from './typedAddress';

jest.mock('@scribblepup/library', () => {
  const actual = jest.requireActual<typeof library>('@scribblepup/library');
  return { ...actual, addOrder: jest.fn(actual.addOrder) };
});

type User = ReturnType<typeof userEvent.setup>;

const setUp = (bookId: string, state?: { readonly print: boolean }) =>
  renderScreen(Book, { path: paths.book, at: pathTo(paths.book, { bookId }), state });
const makeBook = async (printedCopies = 0): Promise<string> => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const { books } = await updateProject(id, (project) => ({
    books: [{ ...project.books[0], isCompleted: true, printedCopies }],
  }));
  return books[0].id;
};

const openCopies = async (user: User): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Print a Copy' }));
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await user.type(screen.getByLabelText('Address'), '1 Bone Street');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return screen.findByRole('dialog', { name: 'Add Copies' });
};
const openShipping = async (user: User): Promise<void> => {
  await user.click(within(await openCopies(user)).getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Shipping Address' });
};

const enterAddress = async (user: User): Promise<void> => {
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  await user.type(screen.getByLabelText('Last Name'), 'Byron');
  await user.type(screen.getByLabelText('City'), 'Portland');
  await user.type(screen.getByLabelText('Phone'), '5550100');
};
const deliver = (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Delivery' }));

beforeEach(() => eraseAll());

test('asks for the address first', async () => {
  const { user } = setUp(await makeBook());
  await user.click(await screen.findByRole('button', { name: 'Print a Copy' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter address')).toBeVisible();
});

test('opens the address dialog if another screen asks to print', async () => {
  setUp(await makeBook(), { print: true });
  expect(await screen.findByLabelText('Address')).toBeVisible();
});

test('a request to print is removed once it is handled, so Back does not repeat it', async () => {
  const { user } = setUp(await makeBook(), { print: true });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Create Cover' }));
  await waitForAddress('/customize-cover');
  await user.click(screen.getByRole('button', { name: 'Back in the browser' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the heading gets the focus if the visitor cancels a request to print', async () => {
  const { user } = setUp(await makeBook(), { print: true });
  await user.type(await screen.findByLabelText('Address'), '1 Bone Street{Enter}');
  const copies = within(await screen.findByRole('dialog', { name: 'Add Copies' }));
  await user.click(copies.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Book 1' })).toHaveFocus();
});

test('offers a second copy; third and further ones are shown but disabled', async () => {
  const { user } = setUp(await makeBook());
  const dialog = within(await openCopies(user));
  expect(dialog.getByText(/1 copy: \$29\.99/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Third copy $7 more' })).toBeDisabled();
  const further = dialog.getByRole('spinbutton', { name: 'Further copies $5 each up to 99' });
  expect(further).toBeDisabled();
  expect(further).toHaveAttribute('min', '1');
  expect(further).toHaveAttribute('max', '99');
  await user.click(dialog.getByRole('checkbox', { name: 'Second copy $10 more' }));
  expect(dialog.getByText(/2 copies: \$39\.99/)).toBeVisible();
});

test('another copy of a printed book costs less', async () => {
  const { user } = setUp(await makeBook(1));
  expect(within(await openCopies(user)).getByText(/1 copy: \$19\.99/)).toBeVisible();
});

test('checks the shipping address, field by field', async () => {
  const { user } = setUp(await makeBook());
  await openShipping(user);
  await user.clear(screen.getByLabelText('Address'));
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  for (const [field, message] of [
    ['First Name', 'Please enter first name'],
    ['Last Name', 'Please enter last name'],
    ['Address', 'Please enter address'],
    ['City', 'Please enter city'],
    ['Phone', 'Please enter phone'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message));
  }
  for (const field of [
    'Apartment (optional)',
    'State (optional)',
    'Postal Code (optional)',
    'Country',
  ]) {
    expect(screen.getByLabelText(field)).toBeValid();
  }
});

test('the countries start with the United States; the phone field accepts only digits', async () => {
  const { user } = setUp(await makeBook());
  await openShipping(user);
  const options = within(screen.getByLabelText('Country')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ text }) => text)).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Australia',
    'New Zealand',
  ]);
  expect(screen.getByLabelText('Country')).toHaveValue('United States');
  await user.type(screen.getByLabelText('Phone'), '+1 (555) 010-99');
  expect(screen.getByLabelText('Phone')).toHaveValue('155501099');
});

test('Delivery writes the order, counts the copies and opens My Books', async () => {
  const bookId = await makeBook();
  const { user } = setUp(bookId);
  await openShipping(user);
  expect(screen.getByLabelText('Address')).toHaveValue('1 Bone Street');
  await enterAddress(user);
  await deliver(user);
  await waitForAddress('/my-projects');
  expect(screen.getByText('Your order is in Orders now.')).toBeVisible();
  expect(await listOrders()).toEqual([
    expect.objectContaining({
      bookId,
      dogName: 'Rex',
      copies: 1,
      price: 2999,
      status: 'in_progress',
      address: expect.objectContaining({
        firstName: 'Ada',
        address: '1 Bone Street',
        country: 'United States',
        city: 'Portland',
      }) as object,
    }),
  ]);
  expect((await findBook(bookId))!.book.printedCopies).toBe(1);
});

describe('while the order is being written', () => {
  /** Delivers, but lets the order be written only once the returned function is called. */
  const deliverSlowly = async (user: User): Promise<() => Promise<void>> => {
    const { addOrder: write } = jest.requireActual<typeof library>('@scribblepup/library');
    let startWriting = (): void => undefined;
    jest.mocked(addOrder).mockImplementationOnce(async (order) => {
      await new Promise<void>((resolve) => (startWriting = resolve));
      return write(order);
    });
    await deliver(user);
    await waitFor(() => expect(addOrder).toHaveBeenCalled());
    return async () => {
      await act(async () => startWriting());
      await waitFor(async () => expect(await listOrders()).toHaveLength(1));
    };
  };
  const deliverAndGoBack = async (): Promise<{ user: User; finish: () => Promise<void> }> => {
    const { user } = setUp(await makeBook());
    await openShipping(user);
    await enterAddress(user);
    const finish = await deliverSlowly(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    return { user, finish };
  };

  beforeEach(() => jest.mocked(addOrder).mockClear());

  test('Back leads to the book, and the visitor stays there', async () => {
    const { finish } = await deliverAndGoBack();
    await finish();
    await waitFor(() =>
      expect(screen.getByText('Printed copies').nextElementSibling).toHaveTextContent('1'),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
  });

  test('a visitor who has left the screen is told that the order failed', async () => {
    const { user } = setUp(await makeBook());
    await openShipping(user);
    await enterAddress(user);
    let fail = (): void => undefined;
    jest
      .mocked(addOrder)
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
      );
    await deliver(user);
    await waitFor(() => expect(addOrder).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await act(async () => fail());
    expect(await screen.findByText('Your order was not placed. Please try again.')).toBeVisible();
  });

  test('the visitor stays on a screen that was opened in the meantime', async () => {
    const { user, finish } = await deliverAndGoBack();
    await user.click(screen.getByRole('link', { name: 'Create Cover' }));
    await waitForAddress('/customize-cover');
    await finish();
    await waitForAddress('/customize-cover');
  });

  test('another order that the visitor began in the meantime stays on the screen', async () => {
    const { user, finish } = await deliverAndGoBack();
    await user.click(screen.getByRole('button', { name: 'Print a Copy' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const copies = within(await screen.findByRole('dialog', { name: 'Add Copies' }));
    await user.click(copies.getByRole('button', { name: 'Continue' }));
    await finish();
    expect(screen.getByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible();
  });

  test('an address that the visitor typed for another order in the meantime is kept', async () => {
    const { user, finish } = await deliverAndGoBack();
    await user.click(screen.getByRole('button', { name: 'Print a Copy' }));
    await user.type(screen.getByLabelText('Address'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await finish();
    expect(typedAddress()?.address).toBe('1 Bone Street 2');
  });
});

test('a sample has the same steps, but creates no order', async () => {
  const { user } = setUp('1');
  await openShipping(user);
  for (const field of ['First Name', 'Last Name', 'City'])
    await user.type(screen.getByLabelText(field), 'x');
  await user.type(screen.getByLabelText('Phone'), '1');
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  await waitForAddress('/my-projects');
  expect(screen.getByText('This is a sample, so nothing was ordered.')).toBeVisible();
  expect(await listOrders()).toEqual([]);
});

test('the focus moves to the heading of the step', async () => {
  const { user } = setUp(await makeBook());
  await openShipping(user);
  expect(screen.getByRole('heading', { level: 1, name: 'Shipping Address' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Book 1' })).toHaveFocus();
});

test('the input is still there after Back', async () => {
  const { user } = setUp(await makeBook());
  const dialog = within(await openCopies(user));
  await user.click(dialog.getByRole('checkbox', { name: 'Second copy $10 more' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await enterAddress(user);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Print a Copy' }));
  expect(screen.getByLabelText('Address')).toHaveValue('1 Bone Street');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const copies = within(await screen.findByRole('dialog', { name: 'Add Copies' }));
  expect(copies.getByRole('checkbox', { name: 'Second copy $10 more' })).toBeChecked();
  await user.click(copies.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('City')).toHaveValue('Portland');
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});

describe('the browser history', () => {
  let state: unknown;
  /** The book's screen, next to a button that stands in for the browser's Back. */
  const BookInBrowser = () => {
    const navigate = useNavigate();
    state = useLocation().state;
    return (
      <>
        <Book />
        <button onClick={() => void navigate(-1)}>Back in the browser</button>
      </>
    );
  };
  const open = async (shown?: unknown, bookId?: string) => {
    const id = bookId ?? (await makeBook());
    const at = pathTo(paths.book, { bookId: id });
    return { id, ...renderScreen(BookInBrowser, { path: paths.book, at, state: shown }) };
  };
  const goBack = (user: User) =>
    user.click(screen.getByRole('button', { name: 'Back in the browser' }));
  const expectTyped = (): void => {
    expect(screen.getByLabelText('Address')).toHaveValue('1 Bone Street');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
  };

  test('Back leads from the shipping address to the book, and keeps the input', async () => {
    const { user } = await open();
    await openShipping(user);
    await enterAddress(user);
    await goBack(user);
    expect(screen.getByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print a Copy' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const copies = within(await screen.findByRole('dialog', { name: 'Add Copies' }));
    await user.click(copies.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Shipping Address' });
    expectTyped();
  });

  test('Back closes a dialog, and the typed address is still there', async () => {
    const { user } = await open();
    await openCopies(user);
    await waitFor(() => expect(state).toEqual({ isDialogOpen: true }));
    await goBack(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
    expect(state).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print a Copy' }));
    expect(screen.getByLabelText('Address')).toHaveValue('1 Bone Street');
  });

  test('Back does not return to the request to print', async () => {
    const { user } = await open({ print: true });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(state).toBeNull());
    await goBack(user);
    expect(state).toBeNull();
  });

  test('the input is still there after a visit to another screen', async () => {
    const { user } = await open();
    await openShipping(user);
    await enterAddress(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('link', { name: 'Create Cover' }));
    await waitForAddress('/customize-cover');
    await goBack(user);
    await user.click(await screen.findByRole('button', { name: 'Print a Copy' }));
    expect(screen.getByLabelText('Address')).toHaveValue('1 Bone Street');
  });

  test('a reload keeps the shipping address as it was typed', async () => {
    const { user, id, unmount } = await open();
    const dialog = within(await openCopies(user));
    await user.click(dialog.getByRole('checkbox', { name: 'Second copy $10 more' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Shipping Address' });
    await enterAddress(user);
    unmount();

    const again = await open(structuredClone(state), id);
    expect(await screen.findByText(/^2 copies, \$39\.99/)).toBeVisible();
    expectTyped();
    await deliver(again.user);
    await waitForAddress('/my-projects');
    expect(await listOrders()).toMatchObject([{ copies: 2, address: { city: 'Portland' } }]);
  });

  test.each([{ order: { id: 'x', copies: 1 } }, { order: 'x' }, 'order'])(
    'ignores the invalid state %j, and shows the book',
    async (invalid) => {
      await open(invalid);
      expect(await screen.findByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
    },
  );

  test('Back after Delivery leads to the book, and the next order starts empty', async () => {
    const { user } = await open();
    await openShipping(user);
    await enterAddress(user);
    await deliver(user);
    await waitForAddress('/my-projects');
    await goBack(user);
    await user.click(await screen.findByRole('button', { name: 'Print a Copy' }));
    expect(screen.getByLabelText('Address')).toHaveValue('');
  });
});

describe('an order that could not be stored', () => {
  const place = async () => {
    const bookId = await makeBook();
    const saved = catchDownloads();
    const { user } = setUp(bookId);
    await openShipping(user);
    await enterAddress(user);
    return { bookId, saved, user };
  };
  const exportOrder = async (user: User): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  };
  const expectAllTyped = (): void => {
    expect(
      screen.getByText(/^Your order was not placed\. What you entered is still here/),
    ).toBeVisible();
    for (const [field, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Byron'],
      ['Address', '1 Bone Street'],
      ['City', 'Portland'],
      ['Phone', '5550100'],
    ] as const)
      expect(screen.getByLabelText(field)).toHaveValue(value);
  };

  test('for lack of space is kept, can be exported, and is placed only once when there is room', async () => {
    const { bookId, saved, user } = await place();
    const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    await deliver(user);
    expect(await screen.findByText(/^This device is out of space/)).toBeVisible();
    expectAllTyped();
    const room = screen.getByRole('link', { name: 'Free some space in a new tab' });
    expect(room).toHaveAttribute('href', '/my-projects');
    expect(room).toHaveAttribute('target', '_blank');
    await exportOrder(user);
    add.mockRestore();

    await deliver(user);
    await waitForAddress('/my-projects');
    expect(await importBackup(saved[0].file)).toMatchObject({ orders: 0, skipped: 0 });
    expect(await listOrders()).toHaveLength(1);
    expect((await findBook(bookId))!.book.printedCopies).toBe(1);
  });

  test('because the storage does not open is exported from memory, and restored later', async () => {
    const { bookId, saved, user } = await place();
    await closeLibrary();
    const open = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    await deliver(user);
    expect(await screen.findByText(/^This device's storage doesn't open right now/)).toBeVisible();
    expectAllTyped();
    expect(screen.queryByRole('link', { name: /^Free some space/ })).not.toBeInTheDocument();
    await exportOrder(user);
    expect(saved[0].name).toBe('Rex-scribblepup-copy.json');
    open.mockRestore();

    expect(await importBackup(saved[0].file)).toMatchObject({ orders: 1, skipped: 0 });
    expect(await listOrders()).toMatchObject([
      { bookId, dogName: 'Rex', copies: 1, price: 2999, address: { city: 'Portland' } },
    ]);
    expect((await findBook(bookId))!.book.printedCopies).toBe(1);
  });
});
