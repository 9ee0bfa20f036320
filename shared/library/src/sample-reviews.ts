import { announce } from './changes';
import { read, write } from './database';
import { isReview } from './records';
import type { Review } from './types';

// A sample order is no record of its own, so its review is kept under a key made of its number.
const keyOf = (sampleId: string): string => `sample-review:${sampleId}`;

/** Keeps what a visitor wrote about one of the sample orders. */
export const saveSampleReview = async (
  sampleId: string,
  { rating, review }: Pick<Review, 'rating' | 'review'>,
): Promise<void> => {
  await write(['meta'], 'strict', (transaction) =>
    transaction.objectStore('meta').put({ rating, review, createdAt: Date.now() }, keyOf(sampleId)),
  );
  announce('order', sampleId);
};

/** The visitor's review of a sample order; null where there is none that can be read. */
export const getSampleReview = async (sampleId: string): Promise<Review | null> => {
  const record: unknown = await read(['meta'], (transaction) =>
    transaction.objectStore('meta').get(keyOf(sampleId)),
  );
  return isReview(record) ? record : null;
};
