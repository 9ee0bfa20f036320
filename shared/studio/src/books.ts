/**
 * Loads what a book is drawn from. An entry of its own, because it reads the library, which the
 * client does not need.
 */
export { NoDogError, ownBookArt, sampleBookArt } from './client/bookArt';
