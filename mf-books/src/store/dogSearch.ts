import type { Extraction, FinderResult, Point } from '@scribblepup/studio';
import { hintsOf } from '../cutoutMarks';
import { failureHandler } from '../failureHandler';
import { coloring } from '../services/coloring';
import type { FoundDogs } from '../services/extractDogs';
import { areSamePoints, dogsToDraw } from './dogsToDraw';
import { lastCutout, type ChosenPicture, type PhotoOnForm } from './photoOnForm';
import { showSearch, type WriteCutout } from './showSearch';

/** The part of the form that the search for the dog in one photo reads and writes. */
interface Slot {
  readonly read: () => PhotoOnForm;
  readonly write: WriteCutout;
  /** Joins a look-ahead search, if one is running; returns its progress from 0 to 1. */
  readonly join?: (image: ChosenPicture, onProgress: (share: number) => void) => number;
}

interface Search {
  readonly cancel: AbortController;
  readonly found: Promise<FoundDogs>;
  /** The visitor has marked or chosen something since the search began. */
  isStale: boolean;
}

interface FindOptions {
  /** The visitor is marking the cutout: its lines are drawn once the editor closes. */
  readonly isMarking?: boolean;
  /** Makes the finder look again after it failed. */
  readonly searchAgain?: boolean;
}

/** The search for the dog in one photo on the form. */
export interface DogSearch {
  /** Starts a search in the current photo, and stops a running one. */
  readonly find: (options?: FindOptions) => void;
  readonly stop: () => void;
  /** Applies new marks or chosen dogs. */
  readonly update: () => void;
  /**
   * Sets whether the editor is open. While it is, strokes do not wait for lines, which are drawn when
   * it closes.
   */
  readonly setEditing: (isOpen: boolean) => void;
  /** The running search for the form's current input; null if there is none. */
  readonly running: () => Promise<FoundDogs> | null;
  /** The result; null while a search runs. */
  readonly finished: () => Extraction | null;
}

const reportFinder = (finder: FinderResult): void => {
  if (!finder.ok) failureHandler('finder')(new Error(finder.failure, { cause: finder.detail }));
};

export const createDogSearch = ({ read, write, join = () => 0 }: Slot): DogSearch => {
  let search: Search | null = null;
  let isEditing = false;
  /** Ends the wait for the next mark, or for the editor to close. */
  let resume: () => void = () => undefined;

  const waitForMarkOrClose = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      resume = resolve;
      signal.addEventListener('abort', () => resolve());
    });

  const stop = (): void => {
    search?.cancel.abort();
    search = null;
  };

  const find = ({ isMarking = false, searchAgain = false }: FindOptions = {}): void => {
    const photo = read();
    const { image, cutout, marks } = photo;
    if (!image) return;
    const dogs = dogsToDraw(photo);
    const screen = showSearch(write, marks, lastCutout(cutout));
    stop();
    const cancel = new AbortController();
    const extract = async (drawn: readonly Point[]): Promise<FoundDogs> => {
      const hints = hintsOf(image.crop, marks, drawn);
      const extraction = await coloring().extract(image.photo, hints, {
        signal: cancel.signal,
        searchAgain,
        onProgress: (_stage, share) => screen.showProgress(share),
        onCutout: (cut) => {
          screen.showCutout(cut);
          // The lines of an outdated cutout would only delay the next one.
          if (search?.isStale) cancel.abort();
        },
        ...(isMarking && {
          beforeLines: async () => {
            if (isEditing && !current.isStale) await waitForMarkOrClose(cancel.signal);
            if (current.isStale) cancel.abort();
          },
        }),
      });
      return { extraction, hints };
    };
    /** Extracts again if only this search found the dogs that the visitor named. */
    const followShows = (first: FoundDogs): FoundDogs | Promise<FoundDogs> => {
      const { extraction } = first;
      if (search !== current || current.isStale || !extraction.finder.ok) return first;
      const named = dogsToDraw(read(), extraction.finder);
      if (areSamePoints(named, dogs)) return first;
      screen.restart(extraction);
      return extract(named);
    };
    const found = extract(dogs).then(followShows);
    const current: Search = { cancel, found, isStale: false };
    search = current;
    screen.showProgress(join(image, screen.showProgress));
    found
      .then(({ extraction }) => {
        reportFinder(extraction.finder);
        screen.showResult(extraction);
      }, screen.showFailure)
      .finally(() => {
        if (search !== current) return;
        search = null;
        if (current.isStale) find({ isMarking: true });
      });
  };

  return {
    find,
    stop,
    update: () => {
      // Do not abort the search: that would end the worker and lose its cache of the photo.
      if (search) search.isStale = true;
      else find({ isMarking: true });
      resume();
    },
    setEditing: (isOpen) => {
      isEditing = isOpen;
      if (!isOpen) resume();
    },
    running: () => (search && !search.isStale ? search.found : null),
    finished: () => {
      const { cutout } = read();
      return cutout?.status === 'done' && !search ? cutout.extraction : null;
    },
  };
};
