import { eraseAll, listOrders } from '@scribblepup/library';
import { offeredPages, type ColoringClient } from '@scribblepup/studio';
import { coloring } from '../../services/coloring';
import { address, makeCompleteBook } from '../../testing/books';
import { fakeColoring } from '../../testing/coloring';
import type { OrderToPlace } from './print/usePrintFlow';
import { ownBook } from './ShownBook';

jest.mock('../../services/coloring');
// Covers need a canvas.
jest.mock('../../cover/art');

const order: OrderToPlace = { id: 'order', copies: 1, address };

const use = (change: Partial<ColoringClient> = {}): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring(change));

const pictureOfOrder = async (): Promise<string | undefined> => {
  const [{ cover }] = await listOrders();
  return cover?.text();
};

beforeEach(() => eraseAll());

test('an order of a book whose pages are being drawn again shows its first page', async () => {
  use();
  await ownBook(await makeCompleteBook()).placeOrder(order);
  expect(await pictureOfOrder()).toBe(`page ${offeredPages(1)[0]}`);
});

test('an order is placed without a picture if none can be drawn', async () => {
  use({ pages: () => Promise.reject(new Error('The worker has ended.')) });
  await ownBook(await makeCompleteBook()).placeOrder(order);
  expect(await listOrders()).toHaveLength(1);
  expect(await pictureOfOrder()).toBeUndefined();
});
