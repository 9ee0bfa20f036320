/** How long saving a book takes at least, in ms. */
export const PROCESSING_MS = 2000;
