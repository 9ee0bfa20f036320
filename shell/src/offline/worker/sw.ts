import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isVisitMessage, type VisitReply, type VisitMessage } from '../messages';
import { isRetry, requestKind, pageKey, type RequestKind } from './addresses';
import { storeSite } from './storeSite';
import { cacheNames } from './cacheNames';
import { CURRENT_TIMEOUT_MS, PAGE_TIMEOUT_MS } from './networkFirst';
import { scope } from './scope';
import { Store } from './store';
import { demoContent, ReadOnlyNetworkFirst, hashedFiles, retriedFiles } from './strategies';

// The site's service worker: see "Without a network" in the README.
const base = scope.registration.scope;
const names = cacheNames(base);
const store = new Store(base);

const route = (
  kind: RequestKind,
  handler: Parameters<typeof registerRoute>[1],
  matches = (_request: Request): boolean => true,
): void => {
  registerRoute(({ request }) => requestKind(request, base) === kind && matches(request), handler);
};
route(
  'page',
  new ReadOnlyNetworkFirst(PAGE_TIMEOUT_MS, (url) => store.document(pageKey(url, base))),
);
route('current', new ReadOnlyNetworkFirst(CURRENT_TIMEOUT_MS, (url) => store.document(url)));
route('hashed', hashedFiles(names), (request) => !isRetry(request));
route('hashed', retriedFiles(names), isRetry);
route('demo', demoContent(names));

// A new worker has no pages of its own and keeps the files of earlier releases, so it may take over
// at any moment.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([store.deleteOtherFormats(), scope.registration.navigationPreload?.enable()]),
  );
});
clientsClaim();

const countTabs = async (): Promise<number> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;

// Visits from several tabs run one after another: the first one stores the site, so the others have
// nothing left to do.
let queue: Promise<unknown> = Promise.resolve();
const queueVisit = (visit: VisitMessage): Promise<VisitReply> => {
  const reply = queue.then(() => storeSite(visit, store, base, countTabs));
  queue = reply.catch(() => undefined);
  return reply;
};

scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (isVisitMessage(data))
    event.waitUntil(queueVisit(data).then((reply) => source?.postMessage(reply)));
});
