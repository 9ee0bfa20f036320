/** Resolves in a task of its own, so that the browser can paint and answer the visitor first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
