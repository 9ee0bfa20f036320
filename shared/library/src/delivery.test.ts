import { closeLibrary } from './close';
import { markDelivered } from './delivery';
import { addOrder, getOrder } from './orders';
import { createProject } from './projects';
import { getSampleReview, saveSampleReview } from './sampleReviews';
import { eraseAll } from './storage';
import { address, rex } from './testing/samples';

beforeEach(eraseAll);
afterEach(closeLibrary);

describe('delivery', () => {
  it('is kept with the order', async () => {
    const project = await createProject(rex);
    const order = await addOrder({ bookId: project.currentBookId, copies: 1, address });
    expect(order.status).toBe('in_progress');
    await expect(markDelivered(order.id)).resolves.toMatchObject({
      id: order.id,
      status: 'delivered',
    });
    await expect(getOrder(order.id)).resolves.toMatchObject({ status: 'delivered' });
  });

  it('is refused for an unknown order', async () => {
    await expect(markDelivered('nothing')).rejects.toMatchObject({ code: 'missing' });
  });
});

describe('review of a sample', () => {
  it('is kept until another one replaces it', async () => {
    await expect(getSampleReview('3')).resolves.toBeNull();
    await saveSampleReview('3', { rating: 4, review: 'Lovely' });
    await saveSampleReview('3', { rating: 5, review: 'Even better' });
    await expect(getSampleReview('3')).resolves.toMatchObject({ rating: 5, review: 'Even better' });
    await expect(getSampleReview('4')).resolves.toBeNull();
  });

  it('is not reported as saved if it could not be', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    const review = { rating: 4, review: 'Lovely' };
    await expect(saveSampleReview('3', review)).rejects.toMatchObject({ code: 'full' });
  });
});
