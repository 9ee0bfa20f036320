import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/browser';
import { builtSite } from '../build';
import { exitOnSignals } from '../config/atExit';
import { readCommandLine } from '../config/commandLine';
import { runNpm } from '../config/process';
import { freePort, serveSite } from '../config/serve';
import { buildBaseline } from './build/build';
import { median as medianOf } from './measure';
import { benchScreens, type BenchScreen } from './screens';
import { integerFromEnv } from '../config/integer';

exitOnSignals();
readCommandLine('[RUNS=3] npm run bench:lighthouse');

const RUNS = integerFromEnv('RUNS', 3);

/**
 * Installed on demand, so that the first `npm start` does not wait for it. Newer versions need Node
 * 22.19.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The part of Lighthouse's JSON report that this script reads. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly numericValue?: number }
    >
  >;
}

/** Runs one audit as a phone on a slow network, in a new browser, so that nothing is cached. */
const audit = async (site: string, { path, isGuarded }: BenchScreen): Promise<Report> => {
  const address = site + path;
  const port = await freePort();
  const { args = [], ...launch } = await chromiumLaunch();
  // Playwright makes a profile for '', and removes it.
  const browser = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (isGuarded) {
      const page = await browser.newPage();
      // A file of the same origin that loads none of the site's code.
      await page.goto(new URL('/robots.txt', address).href);
      await page.evaluate(() => localStorage.setItem('token', 'bench'));
      await page.close();
    }
    const options = [`--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset'];
    const report = JSON.parse(
      await runNpm([
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        address,
        ...options,
      ]),
    ) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } finally {
    await browser.close();
  }
};

/**
 * Like `audit`, but tries a second time, because a busy machine may spoil the recording of a page
 * load.
 */
const auditWithRetry = (site: string, screen: BenchScreen): Promise<Report> =>
  audit(site, screen).catch(() => audit(site, screen));

const score = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);
const value = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? NaN;

const seconds = (report: Report, name: string): number =>
  Number((value(report, name) / 1000).toFixed(2));

const row = (report: Report) => ({
  performance: score(report, 'performance'),
  accessibility: score(report, 'accessibility'),
  'best practices': score(report, 'best-practices'),
  SEO: score(report, 'seo'),
  'LCP s': seconds(report, 'largest-contentful-paint'),
  CLS: Number(value(report, 'cumulative-layout-shift').toFixed(3)),
  'FCP s': seconds(report, 'first-contentful-paint'),
  'TBT ms': Math.round(value(report, 'total-blocking-time')),
});

type Row = ReturnType<typeof row>;

/** The median of each figure separately, because a busy machine spoils single runs. */
const median = (rows: readonly Row[]): Row => {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(rows.map((entry) => entry[name]))]),
  ) as Row;
};

/** The failed audits that keep a category other than performance below 100. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) =>
          weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1,
      )
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );

/**
 * Runs Lighthouse's mobile profile on screens of the built site, alternating each with a bare React
 * page of the same build, because blocking time varies threefold between machines. Prints medians,
 * and the failed audits that do not concern speed.
 */
const measure = async (): Promise<void> => {
  const [site, bare] = [
    await serveSite(await builtSite()),
    await serveSite(await buildBaseline('bare')),
  ];
  const reports: Report[] = [];
  const table: Record<string, Row> = {};
  for (const screen of benchScreens) {
    const [ofSite, ofBare]: [Row[], Row[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      ofBare.push(row(await auditWithRetry(bare.url, screen)));
      const report = await auditWithRetry(site.url, screen);
      reports.push(report);
      ofSite.push(row(report));
    }
    table[screen.path] = median(ofSite);
    table[`${screen.path}, bare React`] = median(ofBare);
  }
  console.table(table);
  for (const failedAudit of new Set(reports.flatMap(failedAudits))) console.log(failedAudit);
  await Promise.all([site.close(), bare.close()]);
};

await measure();
