import { FIRST_PHOTO_ID, type PagePhotos, type Project } from '@scribblepup/library';
import {
  partnersOf,
  photosOfLooks,
  type PartnerOf,
  type PhotoDog,
} from '@scribblepup/pages/photos';
import type { DogArt } from '@scribblepup/tracing';
import { offeredLooks } from '../offeredLooks';

export type ProjectPhotos = Pick<Project, 'dog' | 'shows' | 'morePhotos'>;

/** The dog in one of a project's photos; null until it is found, or if there is no such photo. */
export const dogInPhoto = (
  { dog, morePhotos = [] }: ProjectPhotos,
  photoId: string,
): DogArt | null =>
  photoId === FIRST_PHOTO_ID ? dog : (morePhotos.find(({ id }) => id === photoId)?.dog ?? null);

/**
 * The photos from which pages are drawn, in order: without removed ones, and without those that
 * probably show no dog, unless there are no others.
 */
const photosWithDog = ({ dog, shows, morePhotos = [] }: ProjectPhotos): PhotoDog[] => {
  const all = [{ id: FIRST_PHOTO_ID, photo: '', dog, shows }, ...morePhotos].flatMap((photo) =>
    photo.photo !== null && photo.dog
      ? [{ id: photo.id, dog: photo.dog, ...(photo.shows && { shows: photo.shows }) }]
      : [],
  );
  const certain = all.filter((photo) => !photo.dog.guessed);
  return certain.length > 0 ? certain : all;
};

interface Assignment {
  readonly photos: ReadonlyMap<string, string>;
  readonly partnerOf: PartnerOf;
}

// The last result, cached by its dogs, which stay the same objects while pages are picked.
let cached: Assignment & { readonly of: readonly PhotoDog[] } = {
  of: [],
  photos: new Map(),
  partnerOf: () => undefined,
};

const assignmentOf = (photos: readonly PhotoDog[]): Assignment => {
  const isSame =
    photos.length === cached.of.length &&
    photos.every(({ id, dog, shows }, i) => {
      const before = cached.of[i];
      return id === before.id && dog === before.dog && shows?.join() === before.shows?.join();
    });
  if (!isSame)
    cached = {
      of: photos,
      photos: photosOfLooks(photos, offeredLooks()),
      partnerOf: partnersOf(photos, offeredLooks()),
    };
  return cached;
};

/**
 * The photo from which to draw a page: the one that it is pinned to, for example by the visitor,
 * otherwise the one that fits it. Only photos with a found dog count.
 */
export const photoForPage = (
  project: ProjectPhotos & Pick<Project, 'pagePhotos'>,
  look: string,
): string => {
  const pin = project.pagePhotos?.[look];
  if (pin !== undefined && dogInPhoto(project, pin)) return pin;
  const photos = photosWithDog(project);
  if (photos.length < 2) return photos[0]?.id ?? FIRST_PHOTO_ID;
  return assignmentOf(photos).photos.get(look) ?? FIRST_PHOTO_ID;
};

/**
 * The photos from which to draw a page: its own, and that of a second dog if the page may have room
 * for it.
 */
export const photosForPage = (
  project: ProjectPhotos & Pick<Project, 'pagePhotos'>,
  look: string,
): PagePhotos => {
  const photo = photoForPage(project, look);
  const photos = photosWithDog(project);
  const partner = photos.length < 2 ? undefined : assignmentOf(photos).partnerOf(look, photo);
  return {
    ...(photo !== FIRST_PHOTO_ID && { photo }),
    ...(partner !== undefined && { partner }),
  };
};
