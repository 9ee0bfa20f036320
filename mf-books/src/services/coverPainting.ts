/** Paintings of covers that have not ended, by the id of their project. */
const running = new Map<string, Set<Promise<unknown>>>();

/** Runs a function that paints and saves covers of a project; `coversPainted` waits until it ends. */
export const whilePaintingCovers = async <T>(
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

/** Resolves when this tab paints no cover of the project, even if one could not be painted or saved. */
export const coversPainted = async (projectId: string): Promise<void> => {
  await Promise.allSettled([...(running.get(projectId) ?? [])]);
};
