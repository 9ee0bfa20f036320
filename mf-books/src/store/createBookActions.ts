import type { Companion, Extraction, Point } from '@scribblepup/studio';
import {
  createProject,
  deleteProject,
  exportNewProject,
  FIRST_PHOTO_ID,
  getProject,
  requestPersistence,
  onLibraryChange,
  type NewProject,
} from '@scribblepup/library';
import { hintsOf, type Mark } from '../cutoutMarks';
import type { FoundDogs } from '../services/extractDogs';
import { saveCutout, saveDog } from '../services/saveDog';
import {
  emptyCreateBook,
  useCreateBook,
  type CreateBookState,
  type DogDetails,
  type DrawingStyle,
} from './createBook';
import { freeReplacedPhotos, isSamePhoto } from './chosenPicture';
import type { ChosenPicture } from './photoOnForm';
import { createDogSearch } from './dogSearch';
import { areSamePoints, dogsToDraw } from './dogsToDraw';
import { restoreDraft } from './draft';
import { logoLines } from './logoLines';
import { joinLookAhead, lookAhead } from './lookAhead';
import { failureHandler } from '../failureHandler';
import {
  forgetMorePhotos,
  newPhotos,
  morePhotoSearches,
  searchRestoredPhotos,
  takeNextPhoto,
} from './morePhotos';
import { waitForReads, formSignal } from './photoReads';
import { registerRunningSearch } from './runningSearch';
import { isSameInput } from './sameInput';

const set = (change: Partial<CreateBookState>): void => useCreateBook.setState(change);

/** The search for the dog in the first photo. */
const search = createDogSearch({ read: useCreateBook.getState, write: set, join: joinLookAhead });

export const setDetails = (details: DogDetails): void => {
  const { name, born_month } = useCreateBook.getState().details;
  if (details.name !== name || details.born_month !== born_month) set({ details, projectId: null });
};

/**
 * Opens the crop dialog with a photo, and looks for the dog at the same time; null cancels both.
 */
export const setImageToCrop = (imageToCrop: Blob | null): void => {
  set({ imageToCrop });
  lookAhead(imageToCrop);
};

/** Opens the crop dialog with a logo; null cancels cropping. */
export const setLogoToCrop = (logoToCrop: Blob | null): void => set({ logoToCrop });

/** Makes the next photo the first one, with its cutout. */
const moveUp = (): void => {
  const next = takeNextPhoto();
  if (!next) return;
  set(next);
  if (next.cutout?.status !== 'done') search.find();
};

/**
 * Sets the photo and looks for the dog in it; null removes it, and the next photo takes its place.
 * The marks and the chosen dogs stay when only the crop changes.
 */
export const setImage = (image: ChosenPicture | null): void => {
  const before = useCreateBook.getState();
  const { marks, chosenDogs } = isSamePhoto(before.image, image) ? before : emptyCreateBook;
  set({
    image,
    imageToCrop: null,
    projectId: null,
    cutout: null,
    marks,
    shownMarks: [],
    chosenDogs,
  });
  search.stop();
  freeReplacedPhotos(before.image, image);
  if (image) search.find();
  else {
    lookAhead(null);
    moveUp();
  }
};

export const setLogo = (logo: ChosenPicture | null): void => {
  set({ logo, logoToCrop: null, projectId: null });
  // Trace the logo now, so that Get Started does not wait for it.
  void logoLines(logo);
};

/** Applies new marks or chosen dogs, and extracts the cutout again. */
const changeCutout = (change: Partial<Pick<CreateBookState, 'marks' | 'chosenDogs'>>): void => {
  set({ ...change, projectId: null });
  search.update();
};

/** Sets whether the editor of the first photo is open. */
export const { setEditing } = search;

export const setMarks = (marks: readonly Mark[]): void => changeCutout({ marks });

/** Sets the dogs to draw, by a point on each. */
export const setChosenDogs = (chosenDogs: readonly Point[]): void => changeCutout({ chosenDogs });

/** Sets which dogs the first photo shows. */
export const setShows = (shows: readonly number[]): void => {
  const drawn = dogsToDraw(useCreateBook.getState());
  set({ shows, projectId: null });
  if (!areSamePoints(dogsToDraw(useCreateBook.getState()), drawn)) search.update();
};

export const setDrawing = (drawing: DrawingStyle): void => set({ drawing, projectId: null });

export const searchAgain = (): void => search.find({ searchAgain: true });

export const goToStep = (step: CreateBookState['step']): void => set({ step });
export const openPricing = (): void => set({ step: 2, isPricingOpen: true });
export const closePricing = (): void => set({ isPricingOpen: false });

const searchAllRestored = (): void => {
  const { image, logo, cutout, imageToCrop } = useCreateBook.getState();
  if (image && !cutout) search.find();
  if (imageToCrop) lookAhead(imageToCrop);
  searchRestoredPhotos();
  void logoLines(logo);
};

/** Clears everything, for another book. */
export const startOver = (): void => {
  search.stop();
  freeReplacedPhotos(useCreateBook.getState().image, null);
  lookAhead(null);
  forgetMorePhotos();
  set({ ...emptyCreateBook, formId: useCreateBook.getState().formId + 1 });
};

/**
 * Clears the form for another book if the last one has become a project; unfinished input stays.
 */
export const startAnotherBook = (): void => {
  if (useCreateBook.getState().projectId !== null) startOver();
};

let isListening = false;

/** Clears the form when everything on this device is erased, here or in another tab. */
const clearWhenErased = (): void => {
  if (isListening) return;
  isListening = true;
  // Only an erasure announces `all`. An import announces what it has added.
  onLibraryChange(({ kind }) => {
    if (kind === 'all') startOver();
  });
};

/**
 * Restores the input from before a reload, and looks for the dogs in the photos again. From then
 * on, erasing everything clears the form too.
 */
export const restoreInput = (): Promise<void> => {
  clearWhenErased();
  return restoreDraft(searchAllRestored);
};

const keepDogWhenFound = (
  projectId: string,
  photo: Blob,
  found: Promise<FoundDogs>,
  photoId = FIRST_PHOTO_ID,
): void => {
  // A failure here only means that the dog is not stored, so the picker searches for it again.
  const saved = found
    .then((dogs) => saveDog(projectId, photo, dogs, photoId))
    .catch(failureHandler('keep-dog'));
  registerRunningSearch({ projectId, photoId, found }, saved);
};

const companionOf = ({ name, born_month }: DogDetails): Companion => ({
  name: name.trim(),
  bornMonth: Number(born_month) || null,
});

/** The project from the input. It has its dog only if the search for the dog has ended. */
const projectFrom = async (
  state: CreateBookState,
  extraction: Extraction | null,
): Promise<NewProject> => {
  const { details, moreDogs, image, logo, marks, shows, drawing } = state;
  return {
    dogName: details.name.trim(),
    bornMonth: details.born_month,
    photo: image?.photo ?? null,
    logo: logo?.preview ?? null,
    hints: image ? hintsOf(image.crop, marks, dogsToDraw(state)) : {},
    ...(moreDogs.length > 0 && { shows }),
    dog: extraction?.dog ?? null,
    morePhotos: newPhotos(state),
    choices: {
      ...drawing,
      ...(moreDogs.length > 0 && { companions: moreDogs.map(companionOf) }),
      logo: await logoLines(logo),
    },
  };
};

/** Makes a copy of the project from the input, without the device's storage. */
export const exportProject = async (): Promise<Blob> => {
  await waitForReads();
  return exportNewProject(await projectFrom(useCreateBook.getState(), search.finished()));
};

/** Creates the project from the form's input, unless it already exists; returns its id. */
const createOnce = async (signals: readonly AbortSignal[]): Promise<string> => {
  const { projectId } = useCreateBook.getState();
  // My Books may have deleted it since.
  if (projectId && (await getProject(projectId))) return projectId;
  const state = useCreateBook.getState();
  const { image } = state;
  const extraction = search.finished();
  const [running, others] = [search.running(), morePhotoSearches(state)];
  const input = await projectFrom(state, extraction);
  for (const signal of signals) signal.throwIfAborted();
  const project = await createProject(input);
  // Canceled while it was being stored: the form still has everything, so keep no project.
  if (signals.some(({ aborted }) => aborted))
    await deleteProject(project.id).catch(failureHandler('canceled-start'));
  for (const signal of signals) signal.throwIfAborted();
  if (image && extraction) void saveCutout(project.id, image.photo, extraction.cutout);
  else if (image && running) keepDogWhenFound(project.id, image.photo, running);
  for (const [i, found] of others.entries())
    if (found)
      keepDogWhenFound(
        project.id,
        state.morePhotos[i].image.photo,
        found,
        project.morePhotos?.[i].id,
      );
  if (isSameInput(state, useCreateBook.getState())) set({ projectId: project.id });
  // Requested only once there is something to lose; My Books says whether it was granted.
  void requestPersistence();
  return project.id;
};

/** Settles when the project that is being created is stored, or cannot be; null if there is none. */
let creating: Promise<void> | null = null;

/**
 * Creates a project from the input and returns its id; the same id again when nothing changed.
 * Waits for the photos that are still being read, but not for the dog: the picker does.
 * @param signal cancels the creation, after which the visitor may change the form
 * @throws LibraryError when the device cannot store it; an abort if it is canceled or the form is
 * cleared.
 */
export const startProject = async (signal?: AbortSignal): Promise<string> => {
  const cleared = formSignal();
  await waitForReads();
  // An earlier start that was canceled may still be storing its project, which it then deletes.
  while (creating) await creating;
  const created = createOnce(signal ? [cleared, signal] : [cleared]);
  const end = (): void => {
    creating = null;
  };
  creating = created.then(end, end);
  return created;
};
