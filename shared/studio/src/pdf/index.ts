export { NoDogError, ownBookArt, sampleBookArt, type BookArt } from './book-art';
export { bookContent, bookPage, bookTitlePage } from './book-content';
export { bookPdf, type BookFile } from './book-pdf';
