/** Work that is still running in this tab, by the id of its project. */
export interface WorkTracker {
  /** Runs a function; `waitFor` waits until it ends. */
  readonly track: <T>(projectId: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Resolves once the running work on a project has ended, even if it failed; to true if there was
   * any.
   */
  readonly waitFor: (projectId: string) => Promise<boolean>;
}

export const createTracker = (): WorkTracker => {
  const running = new Map<string, Set<Promise<unknown>>>();
  return {
    async track(projectId, work) {
      const ofProject = running.get(projectId) ?? new Set();
      running.set(projectId, ofProject);
      const done = work();
      ofProject.add(done);
      try {
        return await done;
      } finally {
        ofProject.delete(done);
      }
    },
    async waitFor(projectId) {
      const all = [...(running.get(projectId) ?? [])];
      await Promise.allSettled(all);
      return all.length > 0;
    },
  };
};
