import { resolve } from 'node:path';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { runNode } from '../config/process';

/**
 * Prints unused files, exports and dependencies, and unlisted dependencies; returns false if there
 * are any.
 */
export const checkUnused = async (): Promise<boolean> =>
  (await runNode([resolve(root, 'node_modules/knip/bin/knip.js'), '--no-progress'], { show: true }))
    .code === 0;

if (import.meta.filename === process.argv[1]) {
  readCommandLine('npm run deps:unused');
  if (!(await checkUnused())) process.exitCode = 1;
}
