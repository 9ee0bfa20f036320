import type { CreateBookState, MorePhoto } from './createBook';
import type { PhotoOnForm } from './photoOnForm';

const ofBook = ['details', 'moreDogs', 'image', 'logo', 'marks', 'shows', 'drawing'] as const;
const ofPhoto = ['id', 'image', 'marks', 'shows'] as const;

// The search itself chooses the dogs that follow `shows`.
const isSameChoice = (one: PhotoOnForm, other: PhotoOnForm): boolean =>
  other.dogsFollowShows || one.chosenDogs === other.chosenDogs;

const isSamePhoto = (one: MorePhoto, other: MorePhoto): boolean =>
  ofPhoto.every((part) => one[part] === other[part]) && isSameChoice(one, other);

/** True if the visitor changed nothing between two states that a project is made from. */
export const isSameInput = (one: CreateBookState, other: CreateBookState): boolean =>
  ofBook.every((part) => one[part] === other[part]) &&
  isSameChoice(one, other) &&
  one.morePhotos.length === other.morePhotos.length &&
  one.morePhotos.every((photo, i) => isSamePhoto(photo, other.morePhotos[i]));
