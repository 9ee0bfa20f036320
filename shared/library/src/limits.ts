/** A complete book has exactly this many pages of art. */
export const PAGES_PER_BOOK = 25;
/** Pages are generated and shown in steps of this size. */
export const GENERATION_STEP = 25;
export const MAX_GENERATED_PAGES = 100;
export const MAX_BOOKS = 4;
/** Editions of all books of a project in total. */
export const MAX_EDITIONS = 40;
/** Photos of a project, including the first. */
export const MAX_PHOTOS = 8;
/** The id of a project's first photo, wherever photos are referred to by id. */
export const FIRST_PHOTO_ID = 'first';
/** Dogs of a project, including the first. */
export const MAX_DOGS = 3;
export const MIN_COPIES = 1;
export const MAX_COPIES = 99;
