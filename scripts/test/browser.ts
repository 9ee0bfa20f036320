import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { testBrowserLaunch } from '../../e2e/support/browser';
import { root } from '../config/apps';
import { runNode } from '../config/process';
import { failedOutcome, type Failure, type Outcome, type Timing } from './outcome';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The part of Playwright's JSON report that the summary reads. */
export interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number };
  readonly errors: readonly { readonly message?: string }[];
}

const failuresIn = ({ suites = [], specs = [] }: Suite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line }) => ({
      name: `e2e/${file}: ${title}`,
      rerun: `npm test -w e2e -- ${file}:${line} --trace on`,
    })),
  ...suites.flatMap(failuresIn),
];

const timingsIn = ({ suites = [], specs = [] }: Suite): Timing[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(timingsIn),
];

/** Playwright's report as an Outcome. An error outside the tests counts as one failure. */
export const readPlaywrightReport = (report: PlaywrightReport): Outcome => ({
  passed: report.stats.expected,
  failures: [
    ...failuresIn(report),
    ...report.errors.map(({ message = 'an error' }) => ({
      name: `e2e: ${message.split('\n')[0]}`,
      rerun: 'npm test -w e2e',
    })),
  ],
  timings: timingsIn(report),
});

/** A message that says why no browser starts and what to do; undefined if one starts. */
export const browserError = async (launch = testBrowserLaunch): Promise<string | undefined> => {
  try {
    await (await chromium.launch(await launch())).close();
    return undefined;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    return `No browser could be started for the tests (${reason}): install Chromium or Chrome, name it in CHROMIUM_PATH, then run \`npm test -w e2e\`.`;
  }
};

/**
 * Runs the tests of the built site in a real Chromium.
 * @param specs only these, as names in the folder e2e
 */
export const runBrowserTests = async (
  reports: string,
  specs: readonly string[] = [],
): Promise<Outcome> => {
  const error = await browserError();
  if (error) return failedOutcome(error, 'npm test -w e2e');
  const file = resolve(reports, 'e2e.json');
  const playwright = resolve(root, 'node_modules/@playwright/test/cli.js');
  const { code } = await runNode(
    [playwright, 'test', '--reporter', 'list,json', ...specs.map((spec) => `/e2e/${spec}`)],
    {
      cwd: resolve(root, 'e2e'),
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const outcome = readPlaywrightReport(
    JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport,
  );
  return code === 0 || outcome.failures.length > 0
    ? outcome
    : failedOutcome('the browser tests ended with an error', 'npm test -w e2e');
};
