// npm test, or npm test -- --changed [--since COMMIT] for what the changes can affect
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from './build';
import { root } from './config/apps';
import { exitOnSignals } from './config/atExit';
import { readCommandLine, exitWithError } from './config/commandLine';
import { runNode } from './config/process';
import { checkLevels } from './deps/levels';
import { checkUnused } from './deps/unused';
import { planChanges, fullPlan } from './test/changed/plan';
import { runCheck, type Check } from './test/check';
import { runJest } from './test/jest';
import { runSteps, type Step } from './test/run';
import { typecheck } from './typecheck';

exitOnSignals();
const { values } = readCommandLine('npm test [-- --changed [--since COMMIT]]', {
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
});
if (values.since !== undefined && !values.changed)
  exitWithError('--since needs --changed: npm test -- --changed --since COMMIT');
const plan = values.changed ? await planChanges(values.since).catch(exitWithError) : fullPlan;
const { workspaces, files, tests, specs } = plan;

// Some steps import their modules only when they run, because these load large packages: a mistyped
// command and a run with --changed should not wait for them.
const reports = resolve(root, 'test-results');

const passes = async (args: readonly string[]): Promise<boolean> =>
  (await runNode(args, { show: true })).code === 0;

const bin = (program: string): string => resolve(root, 'node_modules', program);

const lint = (): Promise<boolean> =>
  passes(['--import', 'tsx', bin('oxlint/bin/oxlint'), ...(workspaces ?? [])]);

const format = (): Promise<boolean> =>
  passes([
    bin('oxfmt/bin/oxfmt'),
    ...['--check', '--no-error-on-unmatched-pattern'],
    ...(files ?? ['.']),
  ]);

const check = (name: string, usualDuration: string, rerun: string, run: Check['run']): Step => ({
  name,
  usualDuration,
  run: () => runCheck({ name, rerun, run }),
});

const when = (condition: boolean, ...named: Step[]): Step[] => (condition ? named : []);

const isCode = workspaces?.length !== 0;

try {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports);
} catch (error) {
  exitWithError(`The results of the tests cannot be written: ${(error as Error).message}`);
}

// The steps of a job run one after another, in parallel with the other job. Jest, the build and
// the browser keep two cores busy.
const failed = await runSteps([
  [
    [
      ...when(isCode, check('lint', '10 s', 'npm run lint', lint)),
      ...when(isCode, check('levels', '10 s', 'npm run deps:levels', checkLevels)),
      ...when(files?.length !== 0, check('format', '1 s', 'npm run format:check', format)),
      ...when(
        files?.length !== 0,
        check('documents', '5 s', 'npm run docs:check', async () =>
          (await import('./docs/check')).checkDocuments(),
        ),
      ),
      ...when(isCode, check('unused code', '5 s', 'npm run deps:unused', checkUnused)),
      ...when(
        plan.licenses,
        check('licenses', '5 s', 'npm run deps:licenses', async () =>
          (await import('./deps/licenses')).checkLicenses(),
        ),
      ),
    ],
    [
      ...when(
        isCode,
        check(
          'types',
          '20 s',
          'npm run typecheck',
          async () => (await typecheck(workspaces)) === 0,
        ),
      ),
      ...when(
        plan.surface,
        check('public surface', '15 s', 'npm run api:report -- --check', async () =>
          (await import('./api/report')).checkSurface(),
        ),
      ),
      ...when(
        specs?.length !== 0,
        check('build', '1 min, a second when nothing changed', 'npm run build', async () =>
          build().then(() => true),
        ),
      ),
    ],
  ],
  [
    when(tests?.length !== 0, {
      name: 'jest',
      usualDuration: '5 min',
      run: () => runJest(reports, tests),
    }),
  ],
  [
    when(specs?.length !== 0, {
      name: 'the site in a browser',
      usualDuration: '9 min',
      run: async () => (await import('./test/browser')).runBrowserTests(reports, specs),
    }),
  ],
]);
process.exitCode = failed > 0 ? 1 : 0;
