import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { root } from '../config/apps';
import { runNode } from '../config/process';
import { workspaceFiles, workspaceFolders } from '../config/workspaces';
import { asPattern, failedOnce, type Failure, type Outcome } from './outcome';

/** The part of Jest's JSON report that the summary reads. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const projectOf = (file: string): string =>
  workspaceFolders.find((folder) => file.startsWith(`${folder}/`)) ?? '.';

/** Jest's report as an Outcome. A file that could not run counts as one failure. */
export const readJestReport = (
  { numPassedTests, testResults }: JestReport,
  base = root,
): Outcome => {
  const failures = testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const file = relative(base, name).replaceAll('\\', '/');
    const again = `npx jest ${file} --projects ${projectOf(file)}`;
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ what: `${file} (could not run)`, again }] : [];
    return failed.map(({ fullName }) => ({
      what: `${file}: ${fullName}`,
      again: `${again} -t "${asPattern(fullName)}"`,
    }));
  });
  return { passed: numPassedTests, failures };
};

/** Runs Jest for every workspace, in one run with shared workers. */
export const runJest = async (reports: string): Promise<Outcome> => {
  const file = resolve(reports, 'jest.json');
  const projects = workspaceFiles('jest.config.ts').map((config) => resolve(root, config, '..'));
  const jest = resolve(root, 'node_modules/jest/bin/jest.js');
  const progress = resolve(root, 'scripts/config/jest/progress.mjs');
  const { code } = await runNode(
    [
      jest,
      '--projects',
      ...projects,
      '--maxWorkers',
      '2',
      '--reporters',
      progress,
      '--reporters',
      'summary',
      '--json',
      '--outputFile',
      file,
    ],
    { show: true, env: { FORCE_COLOR: '0' } },
  );
  const outcome = readJestReport(JSON.parse(await readFile(file, 'utf8')) as JestReport);
  // Jest can also fail as a whole, for example when a worker process dies.
  return code === 0 || outcome.failures.length > 0
    ? outcome
    : failedOnce('jest ended with an error', 'npx jest --projects shared/*');
};
