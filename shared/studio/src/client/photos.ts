import { FIRST_PHOTO, type Project } from '@scribblepup/library';
import { photosOfLooks, type PhotoDog } from '@scribblepup/pages/photos';
import type { DogArt } from '@scribblepup/tracing';
import { offeredPages } from '../hundred';

type Photos = Pick<Project, 'dog' | 'morePhotos'>;

/** The dog in one of a project's photos; null until it is found, or if there is no such photo. */
export const dogOfPhoto = ({ dog, morePhotos = [] }: Photos, photoId: string): DogArt | null =>
  photoId === FIRST_PHOTO ? dog : (morePhotos.find(({ id }) => id === photoId)?.dog ?? null);

/** The photos that pages are drawn from, in order: not those that were removed. */
const usable = ({ dog, morePhotos = [] }: Photos): PhotoDog[] =>
  [{ id: FIRST_PHOTO, photo: '', dog }, ...morePhotos].flatMap(({ id, photo, dog: found }) =>
    photo !== null && found ? [{ id, dog: found }] : [],
  );

// By its dogs, which stay the same objects while pages are picked.
let last: { readonly of: readonly PhotoDog[]; readonly photos: ReadonlyMap<string, string> } = {
  of: [],
  photos: new Map(),
};

const photosOfHundred = (photos: readonly PhotoDog[]): ReadonlyMap<string, string> => {
  const isSame =
    photos.length === last.of.length &&
    photos.every(({ id, dog }, i) => id === last.of[i].id && dog === last.of[i].dog);
  if (!isSame) last = { of: photos, photos: photosOfLooks(photos, offeredPages()) };
  return last.photos;
};

/**
 * The photo that a page is to be drawn from: the one that the visitor chose for it, or that it is
 * pinned to; else the one that fits it. Only photos count whose dog is found.
 */
export const photoOfPage = (
  project: Photos & Pick<Project, 'pagePhotos'>,
  look: string,
): string => {
  const pin = project.pagePhotos?.[look];
  if (pin !== undefined && dogOfPhoto(project, pin)) return pin;
  const photos = usable(project);
  if (photos.length < 2) return photos[0]?.id ?? FIRST_PHOTO;
  return photosOfHundred(photos).get(look) ?? FIRST_PHOTO;
};
