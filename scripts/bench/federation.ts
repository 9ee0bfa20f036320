import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/browser';
import { builtSite } from '../build';
import { exitOnSignals } from '../config/atExit';
import { readCommandLine } from '../config/commandLine';
import { serveSite } from '../config/serve';
import { median, quartiles, visit, type Visit } from './measure';
import { buildBaseline } from './build/build';
import { benchScreens } from './screens';
import { integerFromEnv } from '../config/integer';

exitOnSignals();
readCommandLine('[RUNS=9] npm run bench:federation');

const RUNS = integerFromEnv('RUNS', 9);

/** One frame at 60 Hz, in ms. */
const FRAME_MS = 16;

interface Metric {
  readonly name: string;
  readonly digits: number;
  readonly value: (visit: Visit) => number;
}

const metrics: readonly Metric[] = [
  { name: 'requests', digits: 0, value: ({ requests }) => requests },
  { name: 'JS KB', digits: 1, value: ({ scriptBytes }) => scriptBytes / 1024 },
  { name: 'first paint ms', digits: 0, value: ({ paintMs }) => paintMs },
  { name: 'route ms', digits: 0, value: ({ routeMs }) => routeMs },
  // Blocking for less than a frame is not noticeable, and a ratio of such figures would be noise.
  { name: 'blocking ms', digits: 0, value: ({ blockingMs }) => Math.max(FRAME_MS, blockingMs) },
];

const row = (route: string, build: string, show: (metric: Metric) => string) => ({
  route,
  build,
  ...Object.fromEntries(metrics.map((metric) => [metric.name, show(metric)])),
});

/** Medians of both builds, and the median and middle half of the ratios within each round. */
const rowsOf = (route: string, ofSpa: readonly Visit[], ofSite: readonly Visit[]) => {
  const medianOf = (visits: readonly Visit[], { value, digits }: Metric): string =>
    median(visits.map(value)).toFixed(digits);
  return [
    row(route, 'one app', (metric) => medianOf(ofSpa, metric)),
    row(route, 'federated', (metric) => medianOf(ofSite, metric)),
    row(route, 'ratio', ({ value }) => {
      const ratios = ofSite.map((visit, run) => value(visit) / value(ofSpa[run]));
      const [from, to] = quartiles(ratios);
      return `${median(ratios).toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`;
    }),
  ];
};

/**
 * Measures the cost of federation: alternates cold visits to the built site and to the same code as
 * one app. Prints the median and the middle half of the ratios within each round.
 */
const compare = async (): Promise<void> => {
  const [site, spa] = [
    await serveSite(await builtSite()),
    await serveSite(await buildBaseline('spa')),
  ];
  const browser = await chromium.launch(await chromiumLaunch());
  const rows = [];
  for (const screen of benchScreens) {
    const [ofSite, ofSpa]: [Visit[], Visit[]] = [[], []];
    const visitSpa = async () => ofSpa.push(await visit(browser, spa.url, screen));
    const visitSite = async () => ofSite.push(await visit(browser, site.url, screen));
    for (let run = 0; run < RUNS; run++) {
      // Each build goes first in every other round, so that a machine that slows down favors
      // neither.
      const order = run % 2 === 0 ? [visitSpa, visitSite] : [visitSite, visitSpa];
      for (const next of order) await next();
    }
    rows.push(...rowsOf(screen.path, ofSpa, ofSite));
  }
  console.table(rows);
  await browser.close();
  await Promise.all([site.close(), spa.close()]);
};

await compare();
