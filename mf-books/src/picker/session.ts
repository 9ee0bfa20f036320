import {
  clearPages,
  exportUnsavedProject,
  getProject,
  onLibraryChange,
  type LibraryChange,
  type PickOutcome,
  type Project,
} from '@scribblepup/library';
import { ColoringError, isAbort, type ColoringClient } from '@scribblepup/studio';
import { createActions, type PickerActions } from './actions';
import { drawAll, hasMissing, loadPages } from './draw';
import { createPickerStore, type DrawingState, type PickerStore } from './pickerStore';
import { createProjectPhotos, type ProjectPhotos } from './projectPhotos';
import { createProjectWriter, type ProjectWriter } from './projectWriter';
import type { PickerSource } from './source';
import { hasSameDogs } from '../services/hasSameDogs';
import { LostPhotoError } from '../services/LostPhotoError';
import { numberedPhotos } from '../services/pagePhotos';
import { failureHandler } from '../failureHandler';
import { visitorMessage } from '../visitorMessage';

const NOT_DRAWN = 'The pages could not be drawn. Please try again.';
const UNUSABLE_PHOTO =
  'Your first photo cannot be drawn as it is. Crop or touch it up differently, or choose another one.';

const isUnusablePhoto = (error: unknown): boolean =>
  error instanceof ColoringError && ['photo', 'crop', 'empty'].includes(error.code);

const failedDrawing = (error: unknown): DrawingState => {
  const status = 'failed';
  // The engine's own message is for the form: it says, for example, to undo the last stroke.
  if (isUnusablePhoto(error)) return { status, message: UNUSABLE_PHOTO, remedy: 'createBook' };
  const message = visitorMessage(error) ?? NOT_DRAWN;
  return { status, message, remedy: error instanceof LostPhotoError ? 'myBooks' : 'retry' };
};

export interface PickerSession extends Omit<ProjectPhotos, 'readPictures'> {
  readonly store: PickerStore;
  readonly writer: ProjectWriter;
  readonly actions: PickerActions;
  /** Draws the missing pages and follows changes in other tabs; returns a function to stop both. */
  readonly start: () => () => void;
  /** Draws again after a failure, or when more pages are wanted. */
  readonly draw: () => void;
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
  const writer = createProjectWriter(store, source);
  let controller = new AbortController();
  let isDrawing = false;

  const draw = (): void => {
    // A loop that is already running also draws the newly wanted pages.
    if (isDrawing) return;
    isDrawing = true;
    const { signal } = controller;
    drawAll({ store, writer, client, source, signal })
      .catch((error: unknown) => {
        if (!isAbort(error) && !signal.aborted) {
          failureHandler('draw')(error);
          store.setState({ drawing: failedDrawing(error) });
        }
      })
      .finally(() => {
        if (signal === controller.signal) isDrawing = false;
      });
  };

  /** Shows a project that was written elsewhere. If the shown photo is gone, shows all pages. */
  const showProject = (project: Project): void =>
    store.setState(({ shownPhoto }) => {
      const photos = numberedPhotos(project);
      const isThere = photos.length > 1 && photos.some(({ id }) => id === shownPhoto);
      return { project, isDeleted: false, history: [], ...(!isThere && { shownPhoto: null }) };
    });

  /** Stops drawing, because another tab has deleted the project. */
  const stopForDeleted = (): void => {
    controller.abort();
    controller = new AbortController();
    isDrawing = false;
    store.setState({ isDeleted: true, drawing: { status: 'idle' } });
  };

  const follow = async (kind: LibraryChange['kind']): Promise<void> => {
    if (kind === 'pages') await loadPages({ store, writer });
    else {
      const { id } = store.getState().project;
      let project = await getProject(id);
      // The other tab also deletes the pages with the old name, but perhaps only after this tab has
      // read them.
      if (project && !hasSameDogs(project, store.getState().project)) {
        await clearPages(id);
        store.setState({ pages: {} });
        // The visitor may have picked something in the meantime.
        project = await getProject(id);
      }
      if (!project) return stopForDeleted();
      showProject(writer.withUnwritten(project));
      // The other tab may close before it has drawn its new pages. A failed drawing waits for the
      // visitor to try again.
      if (store.getState().drawing.status === 'idle' && hasMissing(store)) draw();
    }
  };

  const start = (): (() => void) => {
    controller = new AbortController();
    isDrawing = false;
    draw();
    const unsubscribe = onLibraryChange(({ kind, id, isLocal }) => {
      const isAffected = kind === 'all' || id === store.getState().project.id;
      if (!isLocal && isAffected && writer.isStored()) follow(kind).catch(onFailed);
    });
    return () => {
      unsubscribe();
      controller.abort();
    };
  };

  const actions = createActions({ store, writer, onRefused, onFailed, onPagesNeeded: draw });

  const { readPictures, ...photos } = createProjectPhotos({
    source,
    client,
    store,
    writer,
    onChanged: draw,
  });

  const exportCopy = async (): Promise<Blob> => {
    const { project, pages } = store.getState();
    return exportUnsavedProject(project, {
      pages: Object.values(pages),
      pictures: await readPictures(),
    });
  };

  return { ...photos, store, writer, actions, start, draw, exportCopy };
};
