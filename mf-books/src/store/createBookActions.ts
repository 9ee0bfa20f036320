import type { Logo, Point } from '@scribblepup/studio';
import { isAbort, type Extraction } from '@scribblepup/studio';
import {
  createProject,
  exportUncreated,
  FIRST_PHOTO,
  requestPersistence,
  type NewProject,
} from '@scribblepup/library';
import { hintsOf, type Mark } from '../cutoutMarks';
import { coloring } from '../services/coloring';
import { keepCutout, keepDog } from '../services/keepDog';
import {
  emptyCreateBook,
  lastCutout,
  useCreateBook,
  type ChosenPicture,
  type CreateBookState,
  type DogDetails,
  type DrawingStyle,
} from './createBook';
import { restoreDraft } from './draft';
import { joinLookAhead } from './lookAhead';
import { failedAt } from '../failedAt';
import { leaveRunning } from './runningSearch';
import { textFor } from '../textFor';

const NOT_DRAWN = 'Your dog could not be drawn. Try again, or choose another photo.';

const set = (change: Partial<CreateBookState>): void => useCreateBook.setState(change);

interface Search {
  readonly cancel: AbortController;
  readonly found: Promise<Extraction>;
  /** The visitor has marked or chosen something since the search began. */
  isStale: boolean;
}

let search: Search | null = null;

const stopSearch = (): void => {
  search?.cancel.abort();
  search = null;
};

let isEditing = false;
/** Ends the wait for the next mark, or for the end of the editing. */
let goOn: () => void = () => undefined;

const nextMarkOrEnd = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    goOn = resolve;
    signal.addEventListener('abort', () => resolve());
  });

interface FindOptions {
  /** The visitor is marking the cutout: its lines are drawn once the editing has ended. */
  readonly isMarking?: boolean;
  /** Makes the finder try once more after it could not look. */
  readonly searchAgain?: boolean;
}

/** Share of the search's progress once the dog is cut out. */
const CUT = 0.5;

/** Starts an asynchronous search for the dog. A photo chosen later replaces this one. */
const findDog = (
  image: ChosenPicture,
  { isMarking = false, searchAgain = false }: FindOptions = {},
): void => {
  const { cutout, marks, chosenDogs } = useCreateBook.getState();
  let shown = lastCutout(cutout);
  stopSearch();
  const cancel = new AbortController();
  let most = 0;
  const showProgress = (share: number): void => {
    most = Math.max(most, share);
    set({ cutout: { status: 'working', share: most, before: shown } });
  };
  const found = coloring().extract(image.photo, hintsOf(image.crop, marks, chosenDogs), {
    signal: cancel.signal,
    searchAgain,
    onProgress: (_stage, share) => showProgress(share),
    onCutout: (cut) => {
      if (shown) {
        shown = { ...shown, ...cut };
        set({ shownMarks: marks });
      }
      showProgress(CUT);
      // The lines of an outdated cutout would only delay the next one.
      if (search?.isStale) cancel.abort();
    },
    ...(isMarking && {
      beforeLines: async () => {
        if (isEditing && !mine.isStale) await nextMarkOrEnd(cancel.signal);
        if (mine.isStale) cancel.abort();
      },
    }),
  });
  const mine: Search = { cancel, found, isStale: false };
  search = mine;
  showProgress(joinLookAhead(image, showProgress));
  found
    .then(
      (extraction) => {
        if (!extraction.finder.looked) failedAt('finder')(extraction.finder.failure);
        set({ cutout: { status: 'done', extraction }, shownMarks: marks });
      },
      (error: unknown) => {
        failedAt('dog')(error);
        if (!isAbort(error))
          set({
            cutout: { status: 'failed', message: textFor(error) ?? NOT_DRAWN, before: shown },
          });
      },
    )
    .finally(() => {
      if (search !== mine) return;
      search = null;
      if (mine.isStale) findDog(image, { isMarking: true });
    });
};

export const setDetails = (details: DogDetails): void => {
  const { name, born_month } = useCreateBook.getState().details;
  if (details.name !== name || details.born_month !== born_month) set({ details, projectId: null });
};

/**
 * True when both are the same photo, neither of them rotated or flipped: a rotated or flipped photo
 * is encoded again, so its size differs from the original's.
 */
const isSamePhoto = (one: ChosenPicture | null, other: ChosenPicture | null): boolean =>
  one?.original === other?.original &&
  [one, other].every((picture) => picture?.photo.size === picture?.original.size);

/** Frees the pixels of the photos that a choice has replaced. */
const forgetReplaced = (before: ChosenPicture | null, now: ChosenPicture | null): void => {
  if (!before) return;
  for (const photo of new Set([before.photo, before.original]))
    if (photo !== now?.photo && photo !== now?.original) coloring().forget(photo);
};

/**
 * Sets or removes the photo, and looks for the dog in it. The chosen dogs stay when only the crop
 * changes.
 */
export const setImage = (image: ChosenPicture | null): void => {
  const before = useCreateBook.getState();
  const chosenDogs = isSamePhoto(before.image, image) ? before.chosenDogs : [];
  set({ image, projectId: null, cutout: null, marks: [], shownMarks: [], chosenDogs });
  stopSearch();
  forgetReplaced(before.image, image);
  if (image) findDog(image);
};

/** The lines of the logo; pending while it is traced. */
let logoLines: Promise<Logo | null> = Promise.resolve(null);

// A null crop means that the frame was left as it came: trace the whole logo, because the frame
// would cut it off at its edges. A logo that cannot be traced must not prevent the book.
const traceLogo = (logo: ChosenPicture | null): void => {
  const picture = logo && (logo.crop === null ? logo.photo : logo.preview);
  logoLines = picture
    ? coloring()
        .logo(picture)
        .catch((error: unknown) => {
          failedAt('logo')(error);
          return null;
        })
    : Promise.resolve(null);
};

export const setLogo = (logo: ChosenPicture | null): void => {
  set({ logo, projectId: null });
  traceLogo(logo);
};

/** Applies new marks or chosen dogs, and extracts the cutout again. */
const changeCutout = (change: Partial<Pick<CreateBookState, 'marks' | 'chosenDogs'>>): void => {
  const { image } = useCreateBook.getState();
  set({ ...change, projectId: null });
  // Do not abort the search: that would end the worker and lose its cache of the photo.
  if (search) search.isStale = true;
  else if (image) findDog(image, { isMarking: true });
  goOn();
};

/**
 * Tells whether the editor is open: strokes then do not wait for lines, which are drawn when it
 * closes.
 */
export const setEditing = (isOpen: boolean): void => {
  isEditing = isOpen;
  if (!isOpen) goOn();
};

export const setMarks = (marks: readonly Mark[]): void => changeCutout({ marks });

/** Sets the dogs to draw, by a point on each. */
export const setChosenDogs = (chosenDogs: readonly Point[]): void => changeCutout({ chosenDogs });

export const setDrawing = (drawing: DrawingStyle): void => set({ drawing, projectId: null });

export const searchAgain = (): void => {
  const { image } = useCreateBook.getState();
  if (image) findDog(image, { searchAgain: true });
};

export const goToStep = (step: CreateBookState['step']): void => set({ step });
export const openPricing = (): void => set({ step: 2, isPricingOpen: true });
export const closePricing = (): void => set({ isPricingOpen: false });

/** Restores what was entered before a reload, and looks for the dog in the photo again. */
export const bringBack = async (): Promise<void> => {
  await restoreDraft();
  const { image, logo, cutout } = useCreateBook.getState();
  if (image && !cutout) findDog(image);
  traceLogo(logo);
};

/** Clears everything, for another book. */
export const startOver = (): void => {
  stopSearch();
  forgetReplaced(useCreateBook.getState().image, null);
  set(emptyCreateBook);
};

/**
 * Clears the form for another book if the last one has become a project; unfinished input stays.
 */
export const startAnother = (): void => {
  if (useCreateBook.getState().projectId !== null) startOver();
};

const keepDogWhenFound = (
  projectId: string,
  photo: Blob,
  found: Promise<Extraction>,
  photoId = FIRST_PHOTO,
): void => {
  // A failure reaches whoever awaits the dog; here it only means that the search is repeated.
  const kept = found
    .then((extraction) => keepDog(projectId, photo, extraction, photoId))
    .catch(failedAt('keep-dog'));
  leaveRunning({ projectId, photoId, found }, kept);
};

/** The project that the input makes; its dog only if the search for it has ended. */
const projectFrom = async (
  { details, image, logo, marks, chosenDogs, drawing }: CreateBookState,
  extraction: Extraction | null,
): Promise<NewProject> => ({
  dogName: details.name.trim(),
  bornMonth: details.born_month,
  photo: image?.photo ?? null,
  logo: logo?.preview ?? null,
  hints: image ? hintsOf(image.crop, marks, chosenDogs) : {},
  choices: { ...drawing, logo: await logoLines },
  dog: extraction?.dog ?? null,
});

const finishedExtraction = ({ cutout }: CreateBookState): Extraction | null =>
  cutout?.status === 'done' && !search ? cutout.extraction : null;

/** Makes a copy of the project that the input makes, without the device's storage. */
export const exportProject = async (): Promise<Blob> => {
  const state = useCreateBook.getState();
  return exportUncreated(await projectFrom(state, finishedExtraction(state)));
};

/**
 * Creates a project from the input and returns its id; the same id again when nothing changed. Does
 * not wait for the dog: the picker does.
 * @throws LibraryError when the device cannot store it.
 */
export const startProject = async (): Promise<string> => {
  const state = useCreateBook.getState();
  const { image, projectId } = state;
  if (projectId) return projectId;
  const extraction = finishedExtraction(state);
  const project = await createProject(await projectFrom(state, extraction));
  if (image && extraction) void keepCutout(project.id, image.photo, extraction.cutout);
  else if (image && search && !search.isStale)
    keepDogWhenFound(project.id, image.photo, search.found);
  set({ projectId: project.id });
  // Requested only once there is something to lose; My Books says whether it was granted.
  void requestPersistence();
  return project.id;
};
