import { createTracker } from '../services/createTracker';

/** The photos that a picker is adding or removing, even if it has been left meanwhile. */
export const photoChanges = createTracker();
