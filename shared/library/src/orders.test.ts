import { importBackup } from './backupRead';
import { exportAll } from './backupWrite';
import { closeLibrary } from './close';
import { write } from './database';
import { addOrder, recordDigitalCopy, getOrder, listOrders, saveReview } from './orders';
import { onLibraryChange } from './changes';
import { deleteProject } from './deletion';
import { addEdition, deleteEdition } from './editions';
import { createProject, getProject } from './projects';
import { readAll } from './readAll';
import { eraseAll } from './storage';
import { freshDisk } from './testing/disk';
import { loseRecords } from './testing/lost';
import { address, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('an order is on disk with its price, and its copies are counted', async () => {
  const { id, currentBookId } = await createProject(rex);
  const order = await addOrder({
    bookId: currentBookId,
    copies: 3,
    address,
    cover: picture('cover'),
  });
  await closeLibrary();
  const found = await getOrder(order.id);
  expect(found).toMatchObject({
    bookId: currentBookId,
    projectId: id,
    copies: 3,
    price: 4699,
    status: 'in_progress',
    address,
  });
  expect(await found?.cover?.text()).toBe('cover');
  expect((await getProject(id))?.books[0]?.printedCopies).toBe(3);
});

test('a book that was printed before costs less', async () => {
  const { currentBookId: bookId } = await createProject(rex);
  await addOrder({ bookId, copies: 1, address });
  expect((await addOrder({ bookId, copies: 1, address })).price).toBe(1999);
});

test('an order is announced with its project, whose printed copies it changes', async () => {
  const { id } = await createProject(rex);
  const listener = jest.fn();
  const stop = onLibraryChange(listener);
  const order = await addOrder({ bookId: id, copies: 1, address });
  stop();
  expect(listener.mock.calls).toEqual([
    [{ kind: 'order', id: order.id, isLocal: true }],
    [{ kind: 'project', id, isLocal: true }],
  ]);
});

test('a second attempt with the same id adds nothing', async () => {
  const { id, currentBookId: bookId } = await createProject(rex);
  const order = { id: 'order-1', bookId, copies: 2, address, cover: picture('cover') };
  await addOrder(order);
  const again = await addOrder({ ...order, cover: null });
  expect(await again.cover?.text()).toBe('cover');
  expect(await listOrders()).toMatchObject([{ id: 'order-1' }]);
  expect((await getProject(id))?.books[0]?.printedCopies).toBe(2);
});

test('a second attempt returns the order even if its book has been deleted', async () => {
  const { id, currentBookId: bookId } = await createProject(rex);
  const order = { id: 'order-1', bookId, copies: 2, address, cover: picture('cover') };
  const placed = await addOrder(order);
  await deleteProject(id);
  const again = await addOrder(order);
  expect(again).toMatchObject({ id: 'order-1', price: placed.price });
  expect(await again.cover?.text()).toBe('cover');
  expect(await listOrders()).toHaveLength(1);
});

test('a second attempt at an order that was damaged since is refused as `damaged`', async () => {
  const { id, currentBookId: bookId } = await createProject(rex);
  const order = { id: 'order-1', bookId, copies: 2, address };
  const placed = await addOrder(order);
  const damaged = { ...placed, status: 'lost' };
  await write(['orders'], 'strict', (transaction) =>
    transaction.objectStore('orders').put(damaged as never),
  );
  await expect(addOrder(order)).rejects.toMatchObject({ code: 'damaged' });
  expect((await readAll('orders')).values).toEqual([damaged]);
  expect((await getProject(id))?.books[0]?.printedCopies).toBe(2);
});

test("an order with a project's id is for its current book", async () => {
  const { id, currentBookId } = await createProject(rex);
  expect((await addOrder({ bookId: id, copies: 1, address })).bookId).toBe(currentBookId);
});

test('an unknown book cannot be ordered, and nothing is written', async () => {
  await expect(addOrder({ bookId: '1', copies: 1, address })).rejects.toMatchObject({
    code: 'missing',
  });
  expect(await listOrders()).toEqual([]);
});

test('an order of an edition that is deleted in the meantime is refused as `missing`', async () => {
  const { id, currentBookId } = await createProject(rex);
  const edition = await addEdition(id, currentBookId, { age: '2-3' });
  const order = addOrder({ bookId: edition.id, copies: 1, address });
  const refused = expect(order).rejects.toMatchObject({ code: 'missing' });
  await deleteEdition(id, edition.id);
  await refused;
  expect(await listOrders()).toEqual([]);
});

test('orders are listed newest first, with their covers', async () => {
  const { id } = await createProject(rex);
  const clock = jest.spyOn(Date, 'now');
  for (const [at, text] of [
    [1, 'old'],
    [3, 'new'],
    [2, 'middle'],
  ] as const) {
    clock.mockReturnValue(at);
    await addOrder({ bookId: id, copies: 1, address, cover: picture(text) });
  }
  const covers = await Promise.all((await listOrders()).map(async ({ cover }) => cover?.text()));
  expect(covers).toEqual(['new', 'middle', 'old']);
});

test('a review survives a reload', async () => {
  const { id } = await createProject(rex);
  const order = await addOrder({ bookId: id, copies: 1, address });
  await saveReview(order.id, { rating: 5, review: 'Lovely' });
  await closeLibrary();
  expect((await getOrder(order.id))?.review).toMatchObject({ rating: 5, review: 'Lovely' });
});

test('an unknown order is null, and cannot be reviewed', async () => {
  expect(await getOrder('1')).toBeNull();
  await expect(saveReview('1', { rating: 5, review: 'x' })).rejects.toMatchObject({
    code: 'missing',
  });
});

test('an order whose cover the browser lost is listed, changed and copied without it', async () => {
  const { id } = await createProject(rex);
  const order = { id: 'order-1', bookId: id, copies: 1, address, cover: picture('lost') };
  await addOrder(order);
  await addOrder({ bookId: id, copies: 2, address, cover: picture('kept') });
  const orders = await readAll('orders');
  loseRecords({
    blobs: orders.values.flatMap(({ cover, copies }) => (copies === 1 && cover) || []),
  });
  expect(await listOrders()).toHaveLength(2);
  const lost = { id: 'order-1', cover: null };
  expect(await getOrder('order-1')).toMatchObject(lost);
  expect(await addOrder(order)).toMatchObject(lost);
  expect(await saveReview('order-1', { rating: 5, review: 'x' })).toMatchObject(lost);
  const copy = await exportAll();
  jest.restoreAllMocks();
  await eraseAll();
  expect(await importBackup(copy)).toMatchObject({ orders: 2 });
  const covers = (await listOrders()).map(async ({ cover }) => cover && cover.text());
  expect(new Set(await Promise.all(covers))).toEqual(new Set(['kept', null]));
});

test('simultaneous downloads are all counted', async () => {
  const { id } = await createProject(rex);
  await Promise.all([recordDigitalCopy(id), recordDigitalCopy(id), recordDigitalCopy(id)]);
  expect((await getProject(id))?.books[0]?.digitalCopies).toBe(3);
});
