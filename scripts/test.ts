import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkSurface } from './api/report';
import { build } from './build';
import { root } from './config/apps';
import { runNode } from './config/process';
import { workspaceFiles } from './config/workspaces';
import { checkLicenses } from './deps/licenses';
import { checkUnused } from './deps/unused';
import { typecheck } from './typecheck';

interface Tally {
  passed: number;
  failed: number;
}

const reports = resolve(root, 'test-results');
const bin = (path: string): string => resolve(root, 'node_modules', path);

/** A step that is one check: lint, types, build. */
const check = async (name: string, job: () => Promise<boolean>): Promise<Tally> => {
  console.log(`\n--- ${name}`);
  const good = await job().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
};

const lint = async (): Promise<boolean> =>
  (await runNode([bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'], { show: true })).code === 0;

/** Jest in every workspace, in one run, so that the workers are shared. */
const jest = async (): Promise<Tally> => {
  console.log('\n--- jest');
  const file = resolve(reports, 'jest.json');
  const projects = workspaceFiles('jest.config.ts').map((config) => resolve(root, config, '..'));
  const { code } = await runNode(
    [bin('jest/bin/jest.js'), '--projects', ...projects, '--maxWorkers', '2', '--json', '--outputFile', file],
    { show: true, env: { FORCE_COLOR: '0' } },
  );
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
};

/** The built site in a real Chromium. */
const browser = async (): Promise<Tally> => {
  console.log('\n--- the site in a browser');
  const file = resolve(reports, 'e2e.json');
  const { code } = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter', 'list,json'], {
    cwd: resolve(root, 'e2e'),
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as { stats: { expected: number; flaky: number; unexpected: number } };
  return { passed: stats.expected + stats.flaky, failed: code === 0 ? stats.unexpected : Math.max(1, stats.unexpected) };
};

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const steps: (() => Promise<Tally>)[] = [
  () => check('lint', lint),
  () => check('types', async () => (await typecheck()) === 0),
  () => check('public surface', checkSurface),
  () => check('unused code', checkUnused),
  () => check('licences', checkLicenses),
  jest,
  () => check('build', async () => build().then(() => true)),
  browser,
];
const total: Tally = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
