/** Pages as apps draw them themselves: one at a time, on a screen or in a PDF. Heavier than the client, so import it when it is needed. */
export { composePage, looks, pageToPaths, pageToSvg, titlePage } from '@scribblepup/pages';
