import { announce } from './changes';
import { read, write } from './database';
import { isReview } from './records';
import type { Review } from './types';

// Sample orders are not stored, so their reviews are stored under keys made from their numbers.
const keyOf = (sampleId: string): string => `sample-review:${sampleId}`;

/** Saves a visitor's review of a sample order. */
export const saveSampleReview = async (
  sampleId: string,
  { rating, review }: Pick<Review, 'rating' | 'review'>,
): Promise<void> => {
  await write(['meta'], 'strict', (transaction) =>
    transaction.objectStore('meta').put({ rating, review, createdAt: Date.now() }, keyOf(sampleId)),
  );
  announce('order', sampleId);
};

/** The visitor's review of a sample order; null if there is none or it cannot be read. */
export const getSampleReview = async (sampleId: string): Promise<Review | null> => {
  const record: unknown = await read(['meta'], (transaction) =>
    transaction.objectStore('meta').get(keyOf(sampleId)),
  );
  return isReview(record) ? record : null;
};
