import { createTracker } from '../services/createTracker';

/** The photos that a picker is adding or removing, even if it has been left in the meantime. */
export const photoChanges = createTracker();
