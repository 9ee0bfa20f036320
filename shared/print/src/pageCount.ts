/** Pages of art in a book. */
export const ART_PAGES = 25;
/** Pages of the interior: the title and each page of art, each with a blank back. */
export const INTERIOR_PAGES = 2 + 2 * ART_PAGES;
