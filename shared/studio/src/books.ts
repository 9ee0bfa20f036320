/**
 * Loads what a book is drawn from. An entry of its own, because it reads the library, which the
 * client does not need.
 */
export { dogOfPhoto, photoOfPage } from './client/photos';
export { NoDogError, ownBookArt, sampleBookArt } from './client/bookArt';
