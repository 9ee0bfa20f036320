/** Work that is still running in this tab, by the id of its project. */
export interface WorkTracker {
  /** Runs a function; `waitFor` waits until it ends. */
  readonly track: <T>(projectId: string, work: () => Promise<T>) => Promise<T>;
  /** Resolves once the running work on a project has ended, failed work included. */
  readonly waitFor: (projectId: string) => Promise<void>;
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
      await Promise.allSettled([...(running.get(projectId) ?? [])]);
    },
  };
};
