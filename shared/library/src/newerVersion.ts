let hasTakenOver = false;
const listeners = new Set<() => void>();

/**
 * Records that a newer version of the site has taken over the database while this page was open,
 * and calls the listeners.
 */
export const announceNewerVersion = (): void => {
  hasTakenOver = true;
  for (const listener of [...listeners]) listener();
};

/** True once a newer version of the site has taken over while this page was open. */
export const hasNewerVersion = (): boolean => hasTakenOver;

/** Calls the listener when a newer version takes over. Returns the unsubscribe function. */
export const onNewerVersion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
