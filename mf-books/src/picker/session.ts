import type { LibraryChange, PickOutcome, Project } from '@scribblepup/library';
import {
  addPhotos,
  clearPages,
  exportUnsavedProject,
  FIRST_PHOTO_ID,
  getProject,
  removePhoto,
  onLibraryChange,
} from '@scribblepup/library';
import { isAbort, type ColoringClient } from '@scribblepup/studio';
import { drawAddedPhoto } from './drawAddedPhoto';
import { createActions, type PickerActions } from './actions';
import { drawAll, hasMissing, loadPages } from './draw';
import { createProjectWriter, type ProjectWriter } from './projectWriter';
import { createPickerStore, type PickerStore } from './pickerStore';
import type { PickerSource } from './source';
import { photoChanges } from './photoChanges';
import { allPictures } from '../data/pictures';
import { IntakeError, intakeMessages } from '../intake/messages';
import { readPhoto } from '../intake/readPhoto';
import { hasSameDogs } from '../services/hasSameDogs';
import { LostPhotoError } from '../services/LostPhotoError';
import { numberedPhotos, remainingPhotoIds } from '../services/pagePhotos';
import { haveSameBytes } from '../store/haveSameBytes';
import { failureHandler } from '../failureHandler';
import { visitorMessage } from '../visitorMessage';

const NOT_DRAWN = 'The pages could not be drawn. Please try again.';

export interface PickerSession {
  readonly store: PickerStore;
  readonly writer: ProjectWriter;
  readonly actions: PickerActions;
  /**
   * Draws the missing pages and follows changes in other tabs; the returned function stops both.
   */
  readonly start: () => () => void;
  /** Draws again after a failure, or when more pages are wanted. */
  readonly draw: () => void;
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
  /**
   * Makes a copy of the project in memory, with everything that can still be read from the device's
   * storage.
   */
  readonly exportCopy: () => Promise<Blob>;
}

interface SessionOptions {
  readonly source: PickerSource;
  readonly client: ColoringClient;
  readonly onRefused: (outcome: PickOutcome) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Creates the session of one project: everything the picker does, apart from its UI. */
export const createSession = ({
  source,
  client,
  onRefused,
  onFailed,
}: SessionOptions): PickerSession => {
  const store = createPickerStore(source.project);
  const writer = createProjectWriter(store, source.isStored, source.unwritten);
  let stop = new AbortController();
  let drawing = false;
  let pictures = source.morePhotos ?? {};

  const draw = (): void => {
    // A running loop notices that more pages are wanted.
    if (drawing) return;
    drawing = true;
    const { signal } = stop;
    drawAll({ store, writer, client, source, signal })
      .catch((error: unknown) => {
        if (!isAbort(error) && !signal.aborted) {
          failureHandler('draw')(error);
          const message = visitorMessage(error) ?? NOT_DRAWN;
          const canRetry = !(error instanceof LostPhotoError);
          store.setState({ drawing: { status: 'failed', message, canRetry } });
        }
      })
      .finally(() => {
        if (signal === stop.signal) drawing = false;
      });
  };

  /** Shows a project that was written elsewhere. If the shown photo is gone, shows all pages. */
  const showProject = (project: Project): void =>
    store.setState(({ shownPhoto }) => {
      const photos = numberedPhotos(project);
      const isThere = photos.length > 1 && photos.some(({ id }) => id === shownPhoto);
      return { project, isDeleted: false, history: [], ...(!isThere && { shownPhoto: null }) };
    });

  const leave = (): void => {
    stop.abort();
    stop = new AbortController();
    drawing = false;
    store.setState({ isDeleted: true, drawing: { status: 'idle' } });
  };

  const follow = async (kind: LibraryChange['kind']): Promise<void> => {
    if (kind === 'pages') await loadPages({ store, writer });
    else {
      const project = await getProject(store.getState().project.id);
      if (!project) return leave();
      // The other tab also deletes the pages with the old name, but perhaps only after they are read
      // here.
      if (!hasSameDogs(project, store.getState().project)) {
        await clearPages(project.id);
        store.setState({ pages: {} });
      }
      showProject(writer.withUnwritten(project));
      // The other tab may close before it has drawn its new pages. A failed drawing waits for the
      // visitor to try again.
      if (store.getState().drawing.status === 'idle' && hasMissing(store)) draw();
    }
  };

  const start = (): (() => void) => {
    stop = new AbortController();
    drawing = false;
    draw();
    const unsubscribe = onLibraryChange(({ kind, id, isLocal }) => {
      const isAffected = kind === 'all' || id === store.getState().project.id;
      if (!isLocal && isAffected && writer.isStored()) follow(kind).catch(onFailed);
    });
    return () => {
      unsubscribe();
      stop.abort();
    };
  };

  const actions = createActions({
    store,
    writer,
    onRefused,
    onFailed,
    onPagesNeeded: draw,
  });
  const exportCopy = async (): Promise<Blob> => {
    const { project, pages } = store.getState();
    const { photo } = project;
    const inMemory = {
      ...pictures,
      ...(photo !== null && source.photo && { [photo]: source.photo }),
    };
    return exportUnsavedProject(project, {
      pages: Object.values(pages),
      pictures: await allPictures(project, inMemory, failureHandler('export-picks')),
    });
  };

  const pictureOf = (photoId: string): Blob | null => {
    if (photoId === FIRST_PHOTO_ID) return source.photo;
    const { morePhotos = [] } = store.getState().project;
    const key = morePhotos.find(({ id }) => id === photoId)?.photo ?? '';
    return pictures[key] ?? null;
  };

  const isHere = async (photo: Blob): Promise<boolean> => {
    for (const id of remainingPhotoIds(store.getState().project)) {
      const other = pictureOf(id);
      if (other && (await haveSameBytes(other, photo))) return true;
    }
    return false;
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
    draw();
    return note;
  };

  const removeOne = async (photoId: string): Promise<void> => {
    await writer.settled();
    const project = await removePhoto(store.getState().project.id, photoId);
    store.setState({ project: writer.withUnwritten(project), shownPhoto: null, history: [] });
    draw();
  };

  /** The picker may be left and opened again before the change ends. */
  const trackChange = <T>(change: () => Promise<T>): Promise<T> =>
    photoChanges.track(store.getState().project.id, change);

  return {
    store,
    writer,
    actions,
    start,
    draw,
    addPhoto: (file, shows) => trackChange(() => addOne(file, shows)),
    removePhoto: (photoId) => trackChange(() => removeOne(photoId)),
    pictureOf,
    exportCopy,
  };
};
