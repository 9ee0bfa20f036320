import { addPhotos, FIRST_PHOTO_ID, removePhoto } from '@scribblepup/library';
import type { ColoringClient } from '@scribblepup/studio';
import { allPictures } from '../data/pictures';
import { failureHandler } from '../failureHandler';
import { IntakeError, intakeMessages } from '../intake/messages';
import { readPhoto } from '../intake/readPhoto';
import { remainingPhotoIds } from '../services/pagePhotos';
import { isAmong } from '../store/isAmong';
import { drawAddedPhoto } from './drawAddedPhoto';
import { photoChanges } from './photoChanges';
import type { PickerStore } from './pickerStore';
import type { ProjectWriter } from './projectWriter';
import type { PickerSource } from './source';

export interface ProjectPhotos {
  /**
   * Adds a photo from a file, if a dog is found in it, and resolves to a note about it for the
   * visitor, or null. Pages that are not picked may be drawn from it.
   * @param shows indexes of the dogs that it shows; the first one alone by default
   * @throws IntakeError with a message for the visitor; ColoringError; LibraryError
   */
  readonly addPhoto: (file: Blob, shows?: readonly number[]) => Promise<string | null>;
  /**
   * Removes a photo after the first. Picked pages stay as they are.
   * @throws LibraryError when the device cannot do it.
   */
  readonly removePhoto: (photoId: string) => Promise<void>;
  /** The picture of one of the project's photos, if it is there. */
  readonly pictureOf: (photoId: string) => Blob | null;
  /** Reads the project's pictures by key, without those that cannot be read. */
  readonly readPictures: () => Promise<Record<string, Blob>>;
}

interface ProjectPhotosOptions {
  readonly source: PickerSource;
  readonly client: ColoringClient;
  readonly store: PickerStore;
  readonly writer: ProjectWriter;
  /** Called when pages must be drawn from other photos. */
  readonly onChanged: () => void;
}

/** Creates the part of a picker session that knows the project's photos and changes them. */
export const createProjectPhotos = ({
  source,
  client,
  store,
  writer,
  onChanged,
}: ProjectPhotosOptions): ProjectPhotos => {
  let pictures = source.morePhotos ?? {};

  const readPictures = (): Promise<Record<string, Blob>> => {
    const { project } = store.getState();
    const { photo } = project;
    const inMemory = {
      ...pictures,
      ...(photo !== null && source.photo && { [photo]: source.photo }),
    };
    return allPictures(project, inMemory, failureHandler('export-picks'));
  };

  const pictureOf = (photoId: string): Blob | null => {
    if (photoId === FIRST_PHOTO_ID) return source.photo;
    const { morePhotos = [] } = store.getState().project;
    const key = morePhotos.find(({ id }) => id === photoId)?.photo ?? '';
    return pictures[key] ?? null;
  };

  const isHere = (photo: Blob): Promise<boolean> => {
    const ids = remainingPhotoIds(store.getState().project);
    return isAmong(
      ids.flatMap((id) => pictureOf(id) ?? []),
      photo,
    );
  };

  const addOne = async (file: Blob, shows?: readonly number[]): Promise<string | null> => {
    const { photo, note } = await readPhoto(file, client);
    if (await isHere(photo)) throw new IntakeError(intakeMessages.twice);
    const added = await drawAddedPhoto(client, photo, shows);
    await writer.settled();
    const project = await addPhotos(store.getState().project.id, [added]);
    const key = project.morePhotos?.at(-1)?.photo;
    if (key) pictures = { ...pictures, [key]: photo };
    store.setState({ project: writer.withUnwritten(project), history: [] });
    onChanged();
    return note;
  };

  const removeOne = async (photoId: string): Promise<void> => {
    await writer.settled();
    const project = await removePhoto(store.getState().project.id, photoId);
    store.setState({ project: writer.withUnwritten(project), shownPhoto: null, history: [] });
    onChanged();
  };

  /** The visitor may leave the picker and open it again before the change ends. */
  const trackChange = <T>(change: () => Promise<T>): Promise<T> =>
    photoChanges.track(store.getState().project.id, change);

  return {
    addPhoto: (file, shows) => trackChange(() => addOne(file, shows)),
    removePhoto: (photoId) => trackChange(() => removeOne(photoId)),
    pictureOf,
    readPictures,
  };
};
