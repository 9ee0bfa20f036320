const openings = new Set<Promise<unknown>>();

/** Makes Next wait for a picture that is being opened for the crop dialog. */
export const trackOpening = (opening: Promise<unknown>): void => {
  openings.add(opening);
  void opening.finally(() => openings.delete(opening));
};

/**
 * Waits until each picture that is being opened is in the crop dialog or refused.
 * @returns true if there was one
 */
export const waitForOpenings = async (): Promise<boolean> => {
  const all = [...openings];
  await Promise.all(all);
  return all.length > 0;
};
