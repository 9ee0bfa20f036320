import { MAX_BOOKS, MAX_GENERATED_PAGES, PAGES_PER_BOOK } from '@scribblepup/library';

export const LIMIT_WARNING =
  'Maximum selection reached. Deselect an image to choose a different one.';
export const USED_ELSEWHERE = 'Used in other book';
export const MAX_BOOKS_REACHED = `Max ${MAX_BOOKS} Books Reached`;
export const READY_TITLE = 'Ready to Print!';
export const READY_TEXT = `${PAGES_PER_BOOK} of ${PAGES_PER_BOOK} chosen from a pool of ${MAX_GENERATED_PAGES}`;
export const STILL_DRAWING = 'Your pages are still being drawn.';
export const PROCESSING = 'Processing...';
