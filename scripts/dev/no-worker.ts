import { leavingWorker } from '../../api/src/site/worker';

interface Answer {
  type: (type: string) => Answer;
  send: (body: string) => void;
}

/** Answers in place of the site's service worker: what is being worked on is kept nowhere, and what was kept goes. */
export const noWorker = (path: string) => ({
  name: 'no-worker',
  path,
  middleware: (_request: unknown, response: Answer) =>
    response.type('text/javascript').send(leavingWorker),
});
