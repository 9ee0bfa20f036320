/** Which photo each look is drawn from, where a project has several. Light: it draws nothing. */
export { photosOfLooks, type PhotoDog } from './assign';
