/**
 * Loads the data from which a book is drawn. A separate entry, because it reads the library, which
 * the client does not need.
 */
export { castOf } from './shared/dogs';
export { dogsOnPage, dogsOnTitle, partnerOnTitle, photosOnTitle } from './client/family';
export { dogInPhoto, photoForPage, photosForPage } from './client/photos';
export { NoDogError, loadBookArt, sampleBookArt } from './client/bookArt';
