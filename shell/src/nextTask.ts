/**
 * Resolves in a new task, so that the browser can paint and respond to input first. Uses a message,
 * because a background tab delays timers.
 */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
