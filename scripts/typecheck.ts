import { dirname, resolve } from 'node:path';
import { root } from './config/apps';
import { exitOnSignals } from './config/atExit';
import { checkNames, foldersOf, readCommandLine } from './config/commandLine';
import { inParallel, runNode } from './config/process';
import { workspaceFiles } from './config/workspaces';

// The native compiler does the same check as the classic one several times faster.
const compiler = resolve(root, 'node_modules/typescript-7/bin/tsc');

/**
 * Type-checks the named workspaces, or all of them, two at a time. Returns the number of failing
 * projects.
 */
export const typecheck = async (folders?: readonly string[]): Promise<number> => {
  const projects = [
    ...workspaceFiles('tsconfig.json'),
    ...workspaceFiles('tsconfig.pure.json'),
  ].filter((project) => !folders || folders.includes(dirname(project)));
  const results = await inParallel(projects, 2, (project) => runNode([compiler, '-p', project]));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.error(output);
  console.log(`types: ${projects.length - failed.length} of ${projects.length} projects pass`);
  return failed.length;
};

if (import.meta.filename === process.argv[1]) {
  exitOnSignals();
  const { positionals } = readCommandLine('npm run typecheck [mf-books shared/ui ...]', {
    maxPositionals: Infinity,
  });
  const folders = foldersOf(positionals);
  checkNames('workspace', folders, workspaceFiles('tsconfig.json').map(dirname));
  process.exitCode = (await typecheck(folders.length > 0 ? folders : undefined)) > 0 ? 1 : 0;
}
