import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { root } from '../config/apps';
import { pathBelow } from '../config/files';
import { runNode } from '../config/process';
import { workspaceFiles, workspaceFolders } from '../config/workspaces';
import { asPattern, failedOutcome, type Failure, type Outcome, type Timing } from './outcome';

/** The part of Jest's JSON report that the summary reads. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

const projectOf = (file: string): string =>
  workspaceFolders.find((folder) => file.startsWith(`${folder}/`)) ?? '.';

/** Duration of each test of a file, and of everything else: loading and setup. */
const timingsOf = (
  file: string,
  { startTime, endTime, assertionResults }: JestReport['testResults'][number],
): Timing[] => {
  const tests = assertionResults.map(({ fullName, duration }) => ({
    name: `${file}: ${fullName}`,
    ms: duration ?? 0,
  }));
  const inTests = tests.reduce((sum, { ms }) => sum + ms, 0);
  return [...tests, { name: `${file} (outside its tests)`, ms: endTime - startTime - inTests }];
};

/** Jest's report as an Outcome. A file that could not run counts as one failure. */
export const readJestReport = (
  { numPassedTests, testResults }: JestReport,
  base = root,
): Outcome => {
  const fileOf = (name: string): string => pathBelow(base, name);
  const failures = testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const file = fileOf(name);
    const rerun = `npx jest ${file} --projects ${projectOf(file)}`;
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: `${file} (could not run)`, rerun }] : [];
    return failed.map(({ fullName }) => ({
      name: `${file}: ${fullName}`,
      rerun: `${rerun} -t "${asPattern(fullName)}"`,
    }));
  });
  const timings = testResults.flatMap((result) => timingsOf(fileOf(result.name), result));
  return { passed: numPassedTests, failures, timings };
};

/**
 * Runs Jest for every workspace, in one run with shared workers.
 * @param files only these test files, as paths below the root
 */
export const runJest = async (reports: string, files?: readonly string[]): Promise<Outcome> => {
  const file = resolve(reports, 'jest.json');
  const projects = workspaceFiles('jest.config.ts').map(dirname);
  const jest = resolve(root, 'node_modules/jest/bin/jest.js');
  const settings = (name: string): string => resolve(root, 'scripts/config/jest', name);
  const { code } = await runNode(
    [
      jest,
      '--config',
      settings('allProjects.ts'),
      '--projects',
      ...projects.map((project) => resolve(root, project)),
      '--maxWorkers',
      '2',
      '--reporters',
      settings('progress.mjs'),
      '--reporters',
      'summary',
      '--json',
      '--outputFile',
      file,
      ...(files ? ['--runTestsByPath', ...files.map((path) => resolve(root, path))] : []),
    ],
    { show: true, env: { FORCE_COLOR: '0' } },
  );
  const outcome = readJestReport(JSON.parse(await readFile(file, 'utf8')) as JestReport);
  // Jest can also fail as a whole, for example when a worker process dies.
  return code === 0 || outcome.failures.length > 0
    ? outcome
    : failedOutcome('jest ended with an error', `npx jest --projects ${projects.join(' ')}`);
};
