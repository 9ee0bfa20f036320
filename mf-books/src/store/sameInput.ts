import type { CreateBookState, MorePhoto } from './createBook';

const photoParts = ['image', 'marks', 'chosenDogs', 'shows'] as const;
const bookParts = [...photoParts, 'details', 'moreDogs', 'logo', 'drawing'] as const;

const isUnchanged = (a: MorePhoto, b: MorePhoto): boolean =>
  a.id === b.id && photoParts.every((part) => a[part] === b[part]);

type MorePhotos = CreateBookState['morePhotos'];

/** True if the visitor changed nothing on the photos after the first. */
export const areSameMorePhotos = (photos: MorePhotos, others: MorePhotos): boolean =>
  photos.length === others.length && photos.every((photo, i) => isUnchanged(photo, others[i]));

/** True if the visitor changed nothing between two states that a project is made from. */
export const isSameInput = (a: CreateBookState, b: CreateBookState): boolean =>
  bookParts.every((part) => a[part] === b[part]) && areSameMorePhotos(a.morePhotos, b.morePhotos);
