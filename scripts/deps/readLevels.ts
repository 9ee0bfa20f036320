import { resolve } from 'node:path';
import { root } from '../config/apps';
import { runNode, type ProcessResult } from '../config/process';

const program = resolve(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = resolve(root, 'scripts/deps/levels.config.mjs');

/**
 * Checks the imports of these folders against levels.config.mjs.
 * @param cwd base of the folders and of the rules' paths
 */
export const readLevels = (folders: readonly string[], cwd: string): Promise<ProcessResult> =>
  runNode([program, '--config', rules, ...folders], { cwd });
