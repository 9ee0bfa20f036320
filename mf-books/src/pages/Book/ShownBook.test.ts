import { waitFor } from '@testing-library/react';
import { eraseAll, findBook, listOrders, saveCover, updateProject } from '@scribblepup/library';
import { offeredLooks, type ColoringClient } from '@scribblepup/studio';
import * as covers from '../../cover/art';
import * as paint from '../../cover/paintCover';
import { coloring } from '../../services/coloring';
import { redrawAfterRename, removePages } from '../../services/redraw';
import { withNames } from '../../services/rename';
import { address, makeCompleteBook } from '../../testing/books';
import { fakeColoring } from '../../testing/coloring';
import type { OrderToPlace } from './print/usePrintFlow';
import { savedBook } from './ShownBook';

jest.mock('../../services/coloring');
// Covers need a canvas.
jest.mock('../../cover/art');
jest.mock('../../cover/paintCover');

const order: OrderToPlace = { id: 'order', copies: 1, address };

const setClient = (change: Partial<ColoringClient> = {}): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring(change));

const pictureOfOrder = async (): Promise<string | undefined> => {
  const [{ cover }] = await listOrders();
  return cover?.text();
};

beforeEach(() => eraseAll());

test('an order shows the first page of a book whose pages are being drawn again', async () => {
  setClient();
  await savedBook(await makeCompleteBook()).placeOrder(order);
  expect(await pictureOfOrder()).toBe(`page ${offeredLooks(1)[0]}`);
});

test('an order is placed without a picture if none can be drawn', async () => {
  setClient({ drawPages: () => Promise.reject(new Error('The worker has ended.')) });
  await savedBook(await makeCompleteBook()).placeOrder(order);
  expect(await listOrders()).toHaveLength(1);
  expect(await pictureOfOrder()).toBeUndefined();
});

describe('for a book with a cover', () => {
  const design = { candidate: 0, seed: 1, title: "Rex's Coloring Book", colour: 'Sky' };
  const makeCovered = async () => {
    setClient();
    const { project, book } = await makeCompleteBook();
    await saveCover(project.id, book.id, design, new Blob(['first cover']));
    return (await findBook(book.id))!;
  };

  test('an order shows a cover that another tab has saved since the book was read', async () => {
    const found = await makeCovered();
    await saveCover(found.project.id, found.book.id, design, new Blob(['second cover']));
    await savedBook(found).placeOrder(order);
    expect(await pictureOfOrder()).toBe('second cover');
  });

  test('an order waits until the cover has the new name', async () => {
    const { project, book } = await makeCovered();
    let finish = (_picture: Blob): void => undefined;
    jest.mocked(covers.coverArt).mockResolvedValue({} as covers.CoverArt);
    jest.mocked(paint.coverPicture).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const pages = await removePages(project);
    await updateProject(project.id, (stored) => withNames(stored, ['Max']));
    const redrawn = redrawAfterRename(project, pages);
    await waitFor(() => expect(paint.coverPicture).toHaveBeenCalled());
    const placed = savedBook((await findBook(book.id))!).placeOrder(order);
    expect(await listOrders()).toEqual([]);
    finish(new Blob(["Max's cover"]));
    await Promise.all([placed, redrawn]);
    expect(await pictureOfOrder()).toBe("Max's cover");
  });

  test('an order is placed with the old picture if the cover cannot be painted', async () => {
    const { project, book } = await makeCovered();
    jest.mocked(covers.coverArt).mockRejectedValue(new Error('The photo is lost.'));
    const pages = await removePages(project);
    await updateProject(project.id, (stored) => withNames(stored, ['Max']));
    const redrawn = redrawAfterRename(project, pages);
    await savedBook((await findBook(book.id))!).placeOrder(order);
    expect(await pictureOfOrder()).toBe('first cover');
    await redrawn;
  });
});
