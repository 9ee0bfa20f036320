/** Minimum duration of saving a book, ms. */
export const PROCESSING_MS = 2000;
