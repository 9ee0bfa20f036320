/** Chooses the photo of each look if a project has several. Light: it draws nothing. */
export { partnersOf, photosOfLooks, type PartnerOf, type PhotoDog } from './assign';
