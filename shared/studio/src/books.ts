/**
 * Loads the data from which a book is drawn. A separate entry, because it reads the library, which
 * the client does not need.
 */
export { castOf } from './shared/dogs';
export { dogsOfPage, dogsOfTitle, partnerOnTitle, photosOnTitle } from './client/family';
export { dogOfPhoto, photoOfPage, photosOfPage } from './client/photos';
export { NoDogError, ownBookArt, sampleBookArt } from './client/bookArt';
