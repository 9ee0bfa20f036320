/** The cover paintings that are still running, by the id of their project. */
const running = new Map<string, Set<Promise<unknown>>>();

/** Runs a function that paints and saves covers; `waitForCovers` waits until it ends. */
export const trackCoverPainting = async <T>(
  projectId: string,
  paint: () => Promise<T>,
): Promise<T> => {
  const ofProject = running.get(projectId) ?? new Set();
  running.set(projectId, ofProject);
  const painting = paint();
  ofProject.add(painting);
  try {
    return await painting;
  } finally {
    ofProject.delete(painting);
  }
};

/** Resolves once this tab's paintings of the project's covers have ended, failed ones included. */
export const waitForCovers = async (projectId: string): Promise<void> => {
  await Promise.allSettled([...(running.get(projectId) ?? [])]);
};
