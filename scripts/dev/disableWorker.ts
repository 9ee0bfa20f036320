import { selfDestroyingWorker } from '../../api/src/site/worker';

interface DevResponse {
  type: (type: string) => DevResponse;
  send: (body: string) => void;
}

interface Middleware {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: unknown, response: DevResponse) => void;
}

/**
 * Replaces the site's service worker during development with one that deletes what was stored and
 * stores nothing.
 */
export const disableWorker = (path: string): Middleware => ({
  name: 'disable-worker',
  path,
  middleware: (_request: unknown, response: DevResponse) =>
    response.type('text/javascript').send(selfDestroyingWorker),
});
