/** Which photo each look is drawn from, where a project has several. Light: it draws nothing. */
export { partnersOf, photosOfLooks, type PartnerOf, type PhotoDog } from './assign';
