import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkSurface } from './api/report';
import { build } from './build';
import { root } from './config/apps';
import { runNode } from './config/process';
import { checkLevels } from './deps/levels';
import { checkLicenses } from './deps/licenses';
import { checkUnused } from './deps/unused';
import { runBrowserTests } from './test/browser';
import { runCheck, type Check } from './test/check';
import { runJest } from './test/jest';
import { runSteps, type Step } from './test/run';
import { typecheck } from './typecheck';

const reports = resolve(root, 'test-results');

const lint = async (): Promise<boolean> =>
  (
    await runNode(
      [
        resolve(root, 'node_modules/eslint/bin/eslint.js'),
        '.',
        '--max-warnings',
        '0',
        '--concurrency',
        '2',
      ],
      { show: true },
    )
  ).code === 0;

const format = async (): Promise<boolean> =>
  (
    await runNode(
      [
        resolve(root, 'node_modules/prettier/bin/prettier.cjs'),
        '--check',
        '--log-level',
        'warn',
        '.',
      ],
      { show: true },
    )
  ).code === 0;

const check = (name: string, usually: string, again: string, run: Check['run']): Step => ({
  name,
  usually,
  run: () => runCheck({ name, again, run }),
});

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const failed = await runSteps([
  check('lint', '2 min', 'npm run lint', lint),
  check('levels', '10 s', 'npm run deps:levels', checkLevels),
  check('format', '15 s', 'npm run format:check', format),
  check('types', '20 s', 'npm run typecheck', async () => (await typecheck()) === 0),
  check('public surface', '15 s', 'npm run api:report -- --check', checkSurface),
  check('unused code', '5 s', 'npm run deps:unused', checkUnused),
  check('licences', '5 s', 'npm run deps:licenses', checkLicenses),
  { name: 'jest', usually: '5 min', run: () => runJest(reports) },
  check('build', '1 min, a second when nothing changed', 'npm run build', async () =>
    build().then(() => true),
  ),
  { name: 'the site in a browser', usually: '9 min', run: () => runBrowserTests(reports) },
]);
process.exitCode = failed > 0 ? 1 : 0;
