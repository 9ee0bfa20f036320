import { createTracker } from './createTracker';

/** The covers that are being painted and saved. */
export const coverPaintings = createTracker();
