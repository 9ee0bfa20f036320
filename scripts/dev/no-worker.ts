import { leavingWorker } from '../../api/src/site/worker';

interface Answer {
  type: (type: string) => Answer;
  send: (body: string) => void;
}

/**
 * Replaces the site's service worker during development with one that deletes what was stored and
 * stores nothing.
 */
export const noWorker = (path: string) => ({
  name: 'no-worker',
  path,
  middleware: (_request: unknown, response: Answer) =>
    response.type('text/javascript').send(leavingWorker),
});
