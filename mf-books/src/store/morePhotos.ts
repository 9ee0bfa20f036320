import { isAbort, type Hints, type Point } from '@scribblepup/studio';
import { MAX_PHOTOS, newId, type NewPhoto } from '@scribblepup/library';
import type { CroppedPhoto } from '../crop/cropTool';
import { hintsOf, type Mark } from '../cutoutMarks';
import { failureHandler } from '../failureHandler';
import { IntakeError, intakeMessages, intakeErrorMessage } from '../intake/messages';
import { readPhoto } from '../intake/readPhoto';
import { coloring } from '../services/coloring';
import type { FoundDogs } from '../services/extractDogs';
import { freeReplacedPhotos, isSamePhoto } from './chosenPicture';
import { useCreateBook, type CreateBookState, type MorePhoto } from './createBook';
import { dogsWithoutPhoto } from './family';
import { createDogSearch, type DogSearch } from './dogSearch';
import { areSamePoints, dogsToDraw } from './dogsToDraw';
import type { ChosenPicture, PhotoOnForm } from './photoOnForm';
import { cancelReads, enqueueRead } from './photoReads';
import { isAmong } from './isAmong';

// The photos after the first on Create Your Book: each has its crop, its cutout and its marks.

const NOTHING_TO_REPLACE = 'Not used, because the photo to replace was removed or is now photo 1.';
const NO_ROOM = `A book is made from ${MAX_PHOTOS} photos at most.`;

/** A message about a file: why it was rejected, or a note about the photo in it. */
export interface FileNote {
  readonly name: string;
  readonly message: string;
  readonly isRejected: boolean;
}

const photos = (): readonly MorePhoto[] => useCreateBook.getState().morePhotos;
const photoAt = (id: string): MorePhoto | undefined => photos().find((photo) => photo.id === id);

const change = (id: string, changes: Partial<MorePhoto>): void =>
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: morePhotos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)),
  }));

const searches = new Map<string, DogSearch>();

const NO_PHOTO = {
  image: null,
  marks: [],
  shownMarks: [],
  chosenDogs: [],
  shows: [0],
  cutout: null,
};

/** The search for the dog in one of these photos. */
export const searchIn = (id: string): DogSearch => {
  const known = searches.get(id);
  if (known) return known;
  const search = createDogSearch({
    read: () => photoAt(id) ?? NO_PHOTO,
    write: (changes) => change(id, changes),
  });
  searches.set(id, search);
  return search;
};

const forget = ({ id, image }: MorePhoto): void => {
  searches.get(id)?.stop();
  searches.delete(id);
  freeReplacedPhotos(image, null);
};

/** True if the picture is one of these photos. */
export const isAmongMorePhotos = (picture: Blob): Promise<boolean> =>
  isAmong(
    photos().map(({ image }) => image.original),
    picture,
  );

const isOnForm = (picture: Blob, except?: string): Promise<boolean> => {
  const { image, morePhotos } = useCreateBook.getState();
  const others = morePhotos.filter(({ id }) => id !== except).map((photo) => photo.image.original);
  return isAmong(image ? [image.original, ...others] : others, picture);
};

interface ReadPicture {
  /** The photo in the file, uncropped. */
  readonly image: ChosenPicture;
  /** A note for the visitor, or null. */
  readonly note: string | null;
}

/** Reads a file. Throws IntakeError with a message for the visitor, or the signal's reason. */
const pictureIn = async (
  file: Blob,
  signal: AbortSignal,
  except?: string,
): Promise<ReadPicture> => {
  const { photo, note } = await readPhoto(file, coloring(), { signal });
  const isDuplicate = await isOnForm(photo, except);
  signal.throwIfAborted();
  if (isDuplicate) throw new IntakeError(intakeMessages.twice);
  return { image: { photo, preview: photo, original: photo, crop: null }, note };
};

const rejectionNote = (name: string, error: unknown): FileNote => {
  // An unusable file is not a failure of the site.
  if (!(error instanceof IntakeError) && !isAbort(error)) failureHandler('photo')(error);
  return { name, message: intakeErrorMessage(error), isRejected: true };
};

const notesAbout = (name: string, note: string | null): readonly FileNote[] =>
  note === null ? [] : [{ name, message: note, isRejected: false }];

/** The dog that a new photo most likely shows: the first one without a photo, or else the first. */
const nextDog = (): number => dogsWithoutPhoto(useCreateBook.getState())[0] ?? 0;

const addPhoto = async (file: File, signal: AbortSignal): Promise<readonly FileNote[]> => {
  if (photos().length + 1 >= MAX_PHOTOS) throw new IntakeError(NO_ROOM);
  const { image, note } = await pictureIn(file, signal);
  const id = newId();
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: [...morePhotos, { ...NO_PHOTO, id, image, shows: [nextDog()] }],
    projectId: null,
  }));
  // One worker looks for its dog while another one reads the next file.
  searchIn(id).find();
  return notesAbout(file.name, note);
};

/** Looks for the dogs in photos that were restored from a draft. */
export const searchRestoredPhotos = (): void => {
  for (const { id, cutout } of photos()) if (!cutout) searchIn(id).find();
};

/** Adds the photos in these files, up to `MAX_PHOTOS` in all; returns messages about the files. */
export const addMorePhotos = (files: readonly File[]): Promise<readonly FileNote[]> =>
  enqueueRead(async (signal) => {
    const notes: FileNote[] = [];
    for (const file of files) {
      try {
        notes.push(...(await addPhoto(file, signal)));
      } catch (error) {
        if (signal.aborted) return [];
        notes.push(rejectionNote(file.name, error));
      }
    }
    return notes;
  });

/**
 * Sets the picture of one of the photos. The marks and the chosen dogs stay when only the crop
 * changes.
 */
const setPicture = (photo: MorePhoto, image: ChosenPicture): void => {
  const { id, image: before, shows } = photo;
  const { marks, chosenDogs } = isSamePhoto(before, image) ? photo : NO_PHOTO;
  searchIn(id).stop();
  change(id, { ...NO_PHOTO, image, shows, marks, chosenDogs });
  useCreateBook.setState({ projectId: null });
  freeReplacedPhotos(before, image);
  searchIn(id).find();
};

/** Replaces a photo with another one; returns messages about the file. */
export const replaceMorePhoto = (id: string, file: File): Promise<readonly FileNote[]> =>
  enqueueRead(async (signal) => {
    try {
      const { image, note } = await pictureIn(file, signal, id);
      const photo = photoAt(id);
      if (!photo) throw new IntakeError(NOTHING_TO_REPLACE);
      setPicture(photo, image);
      return notesAbout(file.name, note);
    } catch (error) {
      return signal.aborted ? [] : [rejectionNote(file.name, error)];
    }
  });

/** Crops one of the photos again. */
export const cropMorePhoto = (id: string, cropped: CroppedPhoto): void => {
  const photo = photoAt(id);
  if (photo) setPicture(photo, { ...cropped, original: photo.image.original });
};

export const removeMorePhoto = (id: string): void => {
  const photo = photoAt(id);
  if (!photo) return;
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: morePhotos.filter((other) => other !== photo),
    projectId: null,
  }));
  forget(photo);
};

const changeCutout = (
  id: string,
  changes: Partial<Pick<MorePhoto, 'marks' | 'chosenDogs'>>,
): void => {
  change(id, changes);
  useCreateBook.setState({ projectId: null });
  searchIn(id).update();
};

export const markMorePhoto = (id: string, marks: readonly Mark[]): void =>
  changeCutout(id, { marks });

/** Sets the dogs to draw from one of the photos, by a point on each. */
export const chooseDogsIn = (id: string, chosenDogs: readonly Point[]): void =>
  changeCutout(id, { chosenDogs });

/** Sets which dogs one of the photos shows. */
export const setShowsOf = (id: string, shows: readonly number[]): void => {
  const photo = photoAt(id);
  if (!photo) return;
  change(id, { shows });
  useCreateBook.setState({ projectId: null });
  if (!areSamePoints(dogsToDraw({ ...photo, shows }), dogsToDraw(photo))) searchIn(id).update();
};

/** Removes the next photo and returns it with its cutout, to be the first; null if none is left. */
export const takeNextPhoto = (): PhotoOnForm | null => {
  const [next, ...others] = photos();
  if (next === undefined) return null;
  const { id, ...photo } = next;
  searches.get(id)?.stop();
  searches.delete(id);
  useCreateBook.setState({ morePhotos: others });
  return photo;
};

/** Stops reading files and searching photos, before the form is cleared. */
export const forgetMorePhotos = (): void => {
  cancelReads();
  photos().forEach(forget);
};

const hintsIn = (photo: MorePhoto): Hints =>
  hintsOf(photo.image.crop, photo.marks, dogsToDraw(photo));

/** The photos for a new project, each with its dog only if the search for the dog has ended. */
export const newPhotos = ({ moreDogs, morePhotos }: CreateBookState): readonly NewPhoto[] =>
  morePhotos.map((photo) => ({
    photo: photo.image.photo,
    ...(moreDogs.length > 0 && { shows: photo.shows }),
    hints: hintsIn(photo),
    dog: searchIn(photo.id).finished()?.dog ?? null,
  }));

/** The searches for dogs in the photos after the first, in their order; null where none runs. */
export const morePhotoSearches = ({
  morePhotos,
}: CreateBookState): readonly (Promise<FoundDogs> | null)[] =>
  morePhotos.map(({ id }) => searchIn(id).running());
