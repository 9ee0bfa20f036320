/**
 * Resolves in a task of its own, so that the browser can paint and answer the visitor first. A
 * message, because a background tab holds back its timers.
 */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
