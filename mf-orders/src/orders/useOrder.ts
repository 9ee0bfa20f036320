import {
  findBookInProject,
  getOrder,
  getProject,
  getSampleReview,
  LibraryError,
  type Order,
  type OrderStatus,
} from '@scribblepup/library';
import { toOrderView, type BookState, type OrderView } from './OrderView';
import { findSample } from './samples';
import { bookKinds, useLiveQuery } from './useLiveQuery';
import { failureHandler } from '../failureHandler';

// A sample shows even if the device cannot be read, but then without a review.
const withReview = async (sample: OrderView): Promise<OrderView> => {
  const review = await getSampleReview(reviewKeyOf(sample)).catch((error: unknown) => {
    failureHandler('review')(error);
    return null;
  });
  return { ...sample, review };
};

// A damaged project must not hide the order.
const stateOfBook = async ({ projectId, bookId }: Order): Promise<BookState> => {
  try {
    const project = await getProject(projectId);
    return project && findBookInProject(project, bookId) ? 'here' : 'deleted';
  } catch (error) {
    failureHandler('book')(error);
    if (error instanceof LibraryError && error.code === 'damaged') return 'damaged';
    throw error;
  }
};

/**
 * Storage key of a sample's review. It includes the status, because both tabs number their samples
 * from 1.
 */
export const reviewKeyOf = ({ id, status }: Pick<OrderView, 'id' | 'status'>): string =>
  `${status} ${id}`;

const load = async (id: string, status: OrderStatus | null): Promise<OrderView | null> => {
  const sample = findSample(id, status ?? 'in_progress');
  if (sample) return withReview(sample);
  const order = await getOrder(id);
  if (!order) return null;
  return { ...toOrderView(order, await stateOfBook(order)), status: status ?? order.status };
};

/** Returns one order, or null if there is none; `status` comes from the card that led here. */
export const useOrder = (id: string, status: OrderStatus | null) =>
  useLiveQuery(`one ${status ?? 'stored'} ${id}`, () => load(id, status), bookKinds);
