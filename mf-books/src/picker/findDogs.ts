import { isAbort, type ColoringClient, type DogArt, type Hints } from '@scribblepup/studio';
import { FIRST_PHOTO_ID, getBlob, getProject, setPhotoDog, type Photo } from '@scribblepup/library';
import { dogInPhoto } from '@scribblepup/studio/books';
import { failureHandler } from '../failureHandler';
import { extractDogs, type FoundDogs } from '../services/extractDogs';
import { LostPhotoError } from '../services/LostPhotoError';
import { saveDog } from '../services/saveDog';
import { runningSearchOf, type RunningSearch } from '../store/runningSearch';
import type { PickerStore } from './pickerStore';
import type { ProjectWriter } from './projectWriter';
import type { PickerSource } from './source';

export interface DrawOptions {
  readonly store: PickerStore;
  readonly writer: ProjectWriter;
  readonly client: ColoringClient;
  readonly source: PickerSource;
  readonly signal: AbortSignal;
}

/** The photos after the first that have not been searched for a dog. */
export const unsearchedPhotos = (store: PickerStore): readonly Photo[] => {
  const { project, unusable } = store.getState();
  return (project.morePhotos ?? []).filter(
    ({ id, photo, dog }) => photo !== null && !dog && !unusable.includes(id),
  );
};

/** A photo whose dog must still be found. */
interface Search {
  readonly photoId: string;
  readonly photo: Blob;
  readonly hints: Hints;
  /** Indexes of the dogs that it shows; absent if only the first. */
  readonly shows?: readonly number[];
}

/** The result of a joined search; null if the form canceled it, because its input has changed. */
const resultOf = ({ found }: RunningSearch): Promise<FoundDogs | null> =>
  found.catch((error: unknown) => {
    if (isAbort(error)) return null;
    throw error;
  });

const findDog = async (
  { store, writer, client, signal }: DrawOptions,
  { photoId, photo, hints, shows }: Search,
): Promise<DogArt> => {
  const projectId = store.getState().project.id;
  const running = runningSearchOf(projectId, photoId);
  const stored = running || !writer.isStored() ? null : await getProject(projectId);
  const storedDog = stored && dogInPhoto(stored, photoId);
  if (storedDog) {
    // The search that Create Your Book started has ended in the meantime.
    store.setState(({ project }) => ({ project: setPhotoDog(project, photoId, storedDog) }));
    return storedDog;
  }
  const joined = running && (await resultOf(running));
  const found = joined ?? (await extractDogs(client, photo, hints, shows?.length ?? 1, { signal }));
  const { dog } = found.extraction;
  store.setState(({ project }) => ({ project: setPhotoDog(project, photoId, dog, found.hints) }));
  // A dog can be found again, so a full disk must not stop the drawing.
  if (!joined && writer.isStored())
    await saveDog(store.getState().project.id, photo, found, photoId).catch(
      failureHandler('keep-dog'),
    );
  return dog;
};

const pictureOf = async ({ source }: DrawOptions, key: string): Promise<Blob> => {
  const picture = source.morePhotos?.[key] ?? (await getBlob(key));
  if (!picture) throw new Error('A photo of this project is gone.');
  return picture;
};

const findFirstDog = async (options: DrawOptions): Promise<DogArt> => {
  const { dog, hints, shows } = options.store.getState().project;
  if (dog) return dog;
  const { photo } = options.source;
  if (!photo) throw new LostPhotoError('pages');
  return findDog(options, { photoId: FIRST_PHOTO_ID, photo, hints, shows });
};

/**
 * Finds the dogs of all photos, and returns that of the first. If another photo fails, it counts as
 * unusable.
 * @throws LostPhotoError, ColoringError; the signal's reason when it is canceled.
 */
export const findDogs = async (options: DrawOptions): Promise<DogArt> => {
  const { store, signal } = options;
  const others = unsearchedPhotos(store);
  const dog = await findFirstDog(options);
  for (const { id, photo: key, hints, shows } of others) {
    try {
      const photo = await pictureOf(options, key ?? '');
      await findDog(options, { photoId: id, photo, hints, shows });
    } catch (error) {
      if (isAbort(error) || signal.aborted) throw error;
      failureHandler('photo-dog')(error);
      store.setState(({ unusable }) => ({ unusable: [...unusable, id] }));
    }
  }
  return dog;
};
