import type { Browser } from '@playwright/test';
import type { BenchScreen } from './screens';

/** One cold visit. */
export interface Visit {
  readonly requests: number;
  /** JavaScript over the wire in bytes, including headers. */
  readonly scriptBytes: number;
  /** First contentful paint, ms after navigation. */
  readonly paintMs: number;
  /** When the route's own heading appears, ms after navigation. */
  readonly routeMs: number;
  /** Total blocking time, ms: the part beyond 50 ms of each task of the main thread. */
  readonly blockingMs: number;
}

/** Tasks of the main thread up to this long do not block, in ms (https://web.dev/articles/tbt). */
const SHORT_TASK_MS = 50;

const LATENCY_MS = 40;
const BYTES_PER_SECOND = (10 * 1024 * 1024) / 8;

/** Records the long tasks of the main thread as performance marks, with their length in ms. */
const markLongTasks = (): void => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      performance.mark('long-task', { detail: duration });
  }).observe({ type: 'longtask', buffered: true });
};

/** Sets a performance mark when a screen's heading appears in the main area. */
const markHeading = (): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    performance.mark('route');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Opens a screen with a cold cache, at 40 ms latency and 10 Mbit/s. */
export const visit = async (
  browser: Browser,
  site: string,
  { path, isGuarded }: BenchScreen,
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A service worker would answer some requests, sooner in one build than in the other.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });

  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  network.on('Network.requestWillBeSent', () => requests++);
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });

  if (isGuarded) await page.addInitScript(() => localStorage.setItem('token', 'bench'));
  await page.addInitScript(markHeading);
  await page.addInitScript(markLongTasks);
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    routeMs: performance.getEntriesByName('route')[0]?.startTime ?? NaN,
    tasks: performance
      .getEntriesByName('long-task')
      .map((task) => Number((task as PerformanceMark).detail)),
  }));
  await context.close();
  const { paintMs, routeMs, tasks } = times;
  const blockingMs = tasks.reduce((sum, ms) => sum + Math.max(0, ms - SHORT_TASK_MS), 0);
  return { requests, scriptBytes, paintMs, routeMs, blockingMs };
};

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The median (the upper of two middle values); NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  sorted(values)[values.length >> 1] ?? NaN;

/** The middle half of the values: the first and the third quartile; NaN for an empty list. */
export const quartiles = (values: readonly number[]): readonly [from: number, to: number] => {
  const all = sorted(values);
  return [all[all.length >> 2] ?? NaN, all[all.length - 1 - (all.length >> 2)] ?? NaN];
};
