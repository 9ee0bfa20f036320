import {
  createProject,
  eraseAll,
  listOrders,
  updateProject,
  type FoundBook,
} from '@scribblepup/library';
import { offeredPages, type ColoringClient } from '@scribblepup/studio';
import { coloring } from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { plainDog } from '../../testing/dog';
import type { OrderToPlace } from './print/usePrintFlow';
import { ownBook } from './ShownBook';

jest.mock('../../services/coloring');
// Covers need a canvas.
jest.mock('../../cover/art');

const order: OrderToPlace = {
  id: 'order',
  copies: 1,
  address: {
    firstName: 'Ada',
    lastName: 'Byron',
    address: '1 Bone Street',
    apt: '',
    country: 'Canada',
    state: '',
    city: 'Halifax',
    postalCode: '',
    phone: '5550100',
  },
};

const use = (change: Partial<ColoringClient> = {}): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring(change));

/** A complete book whose pages are not stored, as while a renamed book is drawn again. */
const makeBook = async (): Promise<FoundBook> => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
    dog: plainDog,
  });
  const project = await updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: offeredPages(25), isCompleted: true }],
  }));
  return { project, book: project.books[0] };
};

const pictureOfOrder = async (): Promise<string | undefined> => {
  const [{ cover }] = await listOrders();
  return cover?.text();
};

beforeEach(() => eraseAll());

test('an order of a book whose pages are being drawn again shows its first page', async () => {
  use();
  await ownBook(await makeBook()).placeOrder(order);
  expect(await pictureOfOrder()).toBe(`page ${offeredPages(1)[0]}`);
});

test('an order is placed without a picture if none can be drawn', async () => {
  use({ pages: () => Promise.reject(new Error('The worker has ended.')) });
  await ownBook(await makeBook()).placeOrder(order);
  expect(await listOrders()).toHaveLength(1);
  expect(await pictureOfOrder()).toBeUndefined();
});
