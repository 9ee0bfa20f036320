import { createTracker } from '../services/createTracker';

/** Tracks the photos that a picker adds or removes, even if the visitor has left it since. */
export const photoChanges = createTracker();
