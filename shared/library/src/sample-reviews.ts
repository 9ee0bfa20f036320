import { announce } from './changes';
import { read, write } from './database';
import type { Review } from './types';

// A sample order is no record of its own, so its review lies with the pictures, as a small file.
const OWNER = 'samples';
const keyOf = (sampleId: string): string => `review of sample ${sampleId}`;

const isReview = (value: unknown): value is Review =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'review' in value &&
  typeof value.review === 'string' &&
  'createdAt' in value &&
  typeof value.createdAt === 'number';

/** Keeps what a visitor wrote about one of the sample orders. */
export const saveSampleReview = async (
  sampleId: string,
  { rating, review }: Pick<Review, 'rating' | 'review'>,
): Promise<void> => {
  const text = JSON.stringify({ rating, review, createdAt: Date.now() } satisfies Review);
  const blob = new Blob([text], { type: 'application/json' });
  await write(['blobs'], 'strict', (transaction) =>
    transaction.objectStore('blobs').put({ key: keyOf(sampleId), owner: OWNER, blob }),
  );
  announce('order', sampleId);
};

/** The visitor's review of a sample order; null where there is none that can be read. */
export const getSampleReview = async (sampleId: string): Promise<Review | null> => {
  const record = await read(['blobs'], (transaction) => transaction.objectStore('blobs').get(keyOf(sampleId)));
  if (!record) return null;
  try {
    const value: unknown = JSON.parse(await record.blob.text());
    return isReview(value) ? value : null;
  } catch {
    return null;
  }
};
