/**
 * Functions for apps that draw single pages themselves, on a screen or in a PDF. Heavier than the
 * client, so import this entry on demand.
 */
export { composePage, groupOf, pageToPaths, pageToSvg, titlePage } from '@scribblepup/pages';
export type { DogPlace } from '@scribblepup/pages';
