/** Chooses the photo of each look if a project has several. It loads no drawings. */
export { partnersOf, photosOfLooks, type PartnerOf, type PhotoDog } from './assign';
