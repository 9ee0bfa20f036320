import { read, type WriteTransaction } from './database';
import { newId } from './ids';
import { readEach } from './readAll';
import { filterReadable } from './readable';
import { isBlobRecord, type BlobRecord } from './records';
import type { Photo, Project } from './types';

interface HasCover {
  readonly cover: { readonly picture?: string | undefined } | null;
}

/** The picture fields that a project and its stored record have in common. */
type HasPictures = Pick<Project, 'photo' | 'logo' | 'cutout'> & {
  readonly morePhotos?: readonly Pick<Photo, 'photo'>[] | undefined;
  readonly books: readonly HasCover[];
  readonly editions?: readonly HasCover[] | undefined;
};

/** Stores a picture with its project and returns its key. Returns a key or null unchanged. */
export const storePicture = async (
  transaction: WriteTransaction,
  owner: string,
  picture: Blob | string | null,
): Promise<string | null> => {
  if (picture === null || typeof picture === 'string') return picture;
  const key = newId();
  await transaction.objectStore('blobs').put({ key, owner, blob: picture });
  return key;
};

/** The key of each picture that a project can have, in a fixed order; null if there is none. */
export const pictureSlots = ({
  photo,
  logo,
  cutout = null,
  morePhotos = [],
  books,
  editions = [],
}: HasPictures): (string | null)[] => [
  photo,
  logo,
  cutout,
  ...morePhotos.map((extra) => extra.photo),
  ...[...books, ...editions].map(({ cover }) => cover?.picture ?? null),
];

/** The keys of all pictures of a project: its photos, its logo, its cutout and its covers. */
export const pictureKeys = (project: HasPictures): string[] =>
  pictureSlots(project).filter((key) => key !== null);

/** All pictures of a project that can be read. */
export const picturesOf = async (owner: string): Promise<BlobRecord[]> => {
  const keys = await read(['blobs'], (transaction) =>
    transaction.objectStore('blobs').index('owner').getAllKeys(owner),
  );
  const { values } = await readEach('blobs', keys);
  return filterReadable(
    values.filter((value) => isBlobRecord(value)),
    ({ blob }) => blob,
  );
};

/**
 * Deletes the picture with this key if it belongs to this project. A project that an older release
 * restored from a copy may refer to pictures of the original project.
 */
export const deletePicture = async (
  transaction: WriteTransaction,
  owner: string,
  key: string,
): Promise<void> => {
  const blobs = transaction.objectStore('blobs');
  // Only keys are read, because reading a picture that the browser lost fails the transaction.
  const owned = await blobs.index('owner').getAllKeys(owner);
  if (owned.includes(key)) await blobs.delete(key);
};

/** Deletes the project's picture `before` if `after` has replaced it. */
export const deleteReplacedPicture = async (
  transaction: WriteTransaction,
  owner: string,
  before: string | null,
  after: string | null,
): Promise<void> => {
  if (before !== null && before !== after) await deletePicture(transaction, owner, before);
};
