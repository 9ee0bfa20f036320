import type { DogArt } from '@scribblepup/tracing';
import type { WriteTransaction } from './database';
import { readEach } from './readAll';
import { isDogRecord, type PhotoRecord } from './records';
import type { Photo, Project } from './types';

// One record holds all dogs of a project, so deleting the record deletes them all.

type Dogs = Pick<Project, 'dog' | 'morePhotos'>;

/** The photo without its dog, as it is stored. */
export const toPhotoRecord = ({ dog: _dog, ...photo }: Photo): PhotoRecord => photo;

/**
 * The record of a project's dogs; undefined if there is none or the browser has lost it. Call this
 * before the transaction that needs the dogs, because reading a lost record fails the transaction.
 * Throws LibraryError.
 */
export const readDogs = async (projectId: string): Promise<unknown> =>
  (await readEach('dogs', [projectId])).values[0];

/** The dogs of a record, which may be damaged, each with its photo. */
export const dogsIn = (record: unknown, photos: readonly PhotoRecord[] | undefined): Dogs => {
  // Treat a damaged dog as missing: it can be traced again from the photo.
  const { dog = null, more = {} } = isDogRecord(record) ? record : {};
  const dogByPhoto = new Map(Object.entries(more));
  const withDog = (photo: PhotoRecord): Photo => ({
    ...photo,
    dog: dogByPhoto.get(photo.id) ?? null,
  });
  return { dog, ...(photos && { morePhotos: photos.map(withDog) }) };
};

/** The dogs of the photos after the first, by the photo's id; undefined if there are none. */
export const moreDogs = (
  photos: readonly Photo[] = [],
): Readonly<Record<string, DogArt>> | undefined => {
  const entries = photos.flatMap(({ id, dog }) => (dog ? [[id, dog] as const] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Replaces the stored dogs of a project. */
export const putDogs = async (
  transaction: WriteTransaction,
  projectId: string,
  { dog, morePhotos }: Dogs,
): Promise<void> => {
  const more = moreDogs(morePhotos);
  const dogs = transaction.objectStore('dogs');
  if (dog || more) await dogs.put({ projectId, ...(dog && { dog }), ...(more && { more }) });
  else await dogs.delete(projectId);
};
