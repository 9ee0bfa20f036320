import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { chromiumLaunch } from '../../e2e/support/browser';
import { build } from '../build';
import { root } from '../config/apps';
import { runNpm } from '../config/process';
import { freePort, serveSite } from '../config/serve';
import { median as medianOf } from './measure';

const RUNS = Number(process.env['RUNS'] ?? 3);
const PATH = process.env['SCREEN'] ?? '/home';

/**
 * Installed on demand, so that nobody waits for it before the first start. Newer versions need Node
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

/**
 * Runs one audit as a phone on a slow network, in a browser of its own, so that nothing is cached.
 */
const audit = async (address: string): Promise<Report> => {
  const port = await freePort();
  const { args = [], ...launch } = await chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const options = [`--port=${port}`, '--output=json', '--quiet'];
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
    names.map((name) => [name, medianOf(rows.map((one) => one[name]))]),
  ) as Row;
};

/** The failed audits that keep a category other than performance below 100. */
const faults = ({ categories, audits }: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) =>
          weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1,
      )
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );

/**
 * Runs Lighthouse's mobile profile on the built site and prints its scores, timings and layout
 * shift.
 */
const measure = async (): Promise<void> => {
  // DIST names a folder that is already built.
  if (!process.env['DIST']) await build();
  const { url, close } = await serveSite(resolve(process.env['DIST'] ?? resolve(root, 'dist')));
  const reports: Report[] = [];
  // A busy machine can spoil the recording of a page load; Lighthouse then asks to run again.
  for (let run = 0; run < RUNS; run++)
    reports.push(await audit(url + PATH).catch(() => audit(url + PATH)));
  const rows = reports.map(row);
  console.table(Object.assign({ median: median(rows) }, rows));
  for (const fault of new Set(reports.flatMap(faults))) console.log(fault);
  await close();
};

await measure();
