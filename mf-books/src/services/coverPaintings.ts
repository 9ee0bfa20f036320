import { createTracker } from './createTracker';

/** The paintings of covers that end with saving them. */
export const coverPaintings = createTracker();
