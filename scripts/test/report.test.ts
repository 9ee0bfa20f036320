import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../config/apps';
import { runNode } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';
import { workspaceFolders } from '../config/workspaces';
import { browserError, readPlaywrightReport } from './browser';
import { readJestReport, runJest } from './jest';
import { asPattern } from './outcome';

jest.mock('../config/process', () => ({ runNode: jest.fn() }));

test("Jest's failures come with their file, their name and a command that runs each alone", () => {
  const ran = { startTime: 1000, endTime: 2000 };
  const report = {
    numPassedTests: 12,
    testResults: [
      {
        name: '/site/shared/ui/src/toasts.test.tsx',
        status: 'failed',
        ...ran,
        assertionResults: [
          { fullName: 'a toast is shown', status: 'passed', duration: 250 },
          { fullName: "a toast (warm) costs $2 and isn't kept", status: 'failed' },
        ],
      },
      { name: '/site/scripts/deps/lock.test.ts', status: 'failed', ...ran, assertionResults: [] },
      { name: '/site/api/src/server.test.ts', status: 'passed', ...ran, assertionResults: [] },
    ],
  };
  const { timings, ...outcome } = readJestReport(report, '/site');
  expect(timings).toContainEqual({
    name: 'shared/ui/src/toasts.test.tsx: a toast is shown',
    ms: 250,
  });
  expect(timings).toContainEqual({
    name: 'shared/ui/src/toasts.test.tsx (outside its tests)',
    ms: 750,
  });
  expect(outcome).toEqual({
    passed: 12,
    failures: [
      {
        name: "shared/ui/src/toasts.test.tsx: a toast (warm) costs $2 and isn't kept",
        rerun: `npx jest shared/ui/src/toasts.test.tsx --projects shared/ui -t "a toast .warm. costs .2 and isn't kept"`,
      },
      {
        name: 'scripts/deps/lock.test.ts (could not run)',
        rerun: 'npx jest scripts/deps/lock.test.ts --projects scripts',
      },
    ],
  });
});

test('if Jest fails as a whole, the command runs it for every workspace', async () => {
  const reports = await temporaryFolder('reports');
  await writeFile(
    join(reports, 'jest.json'),
    JSON.stringify({ numPassedTests: 0, testResults: [] }),
  );
  jest.mocked(runNode).mockResolvedValue({ code: 1, output: '' });
  const { failures } = await runJest(reports);
  const [, projects = ''] = /^npx jest --projects (.*)$/.exec(failures[0].rerun) ?? [];
  expect(projects.split(' ')).toEqual(
    workspaceFolders.filter((folder) => existsSync(resolve(root, folder, 'jest.config.ts'))),
  );
  expect(projects).toMatch(/^(?=.*\bshell\b)(?=.*\bscripts\b)(?=.*\bmf-books\b)/);
});

test('a name turned into a pattern matches the name, and has no characters that a shell interprets', () => {
  const name = 'costs "$2" `rm` (or 10 %) \\ [a|b]';
  expect(name).toMatch(new RegExp(`^${asPattern(name)}$`));
  expect(asPattern(name)).not.toMatch(/["$`\\()[\]|]/);
});

test("Playwright's failures come with file and line, and errors outside tests count", () => {
  const tests = [{ results: [{ duration: 1500 }] }];
  const spec = (title: string, ok: boolean) => ({
    ...{ title, ok, tests },
    ...{ file: 'faults.spec.ts', line: 68 },
  });
  const report = {
    stats: { expected: 3 },
    suites: [
      {
        specs: [spec('works', true)],
        suites: [{ specs: [spec('when the registry hangs', false)] }],
      },
    ],
    errors: [{ message: 'the server did not start\n  at line 3' }],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 3,
    failures: [
      {
        name: 'e2e/faults.spec.ts: when the registry hangs',
        rerun: 'npm test -w e2e -- faults.spec.ts:68 --trace on',
      },
      { name: 'e2e: the server did not start', rerun: 'npm test -w e2e' },
    ],
    timings: [
      { name: 'e2e/faults.spec.ts: works', ms: 1500 },
      { name: 'e2e/faults.spec.ts: when the registry hangs', ms: 1500 },
    ],
  });
});

test.each([
  [
    'missing',
    () => Promise.reject(new Error('CHROMIUM_PATH names /nowhere, which does not exist')),
    /\/nowhere.*install Chromium/,
  ],
  [
    'broken',
    () => Promise.resolve({ executablePath: process.execPath, timeout: 5000 }),
    /could be started.*CHROMIUM_PATH/,
  ],
])('a message says that the browser is %s, and what to do', async (_what, launch, message) => {
  const error = await browserError(launch);
  expect(error).toMatch(message);
  expect(error).not.toContain('\n');
});
