import { createTracker } from '../services/createTracker';

const openings = createTracker();
/** Takes the place of a project's id, because a new book has no project yet. */
const NEW_BOOK = 'new';

/** Makes Next wait for a picture that is being opened for the crop dialog. */
export const trackOpening = (opening: Promise<unknown>): void =>
  void openings.track(NEW_BOOK, () => opening);

/**
 * Waits until each picture that is being opened is in the crop dialog or was rejected.
 * @returns true if there was one
 */
export const waitForOpenings = (): Promise<boolean> => openings.waitFor(NEW_BOOK);
