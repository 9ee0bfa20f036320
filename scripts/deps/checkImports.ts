import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../config/apps';
import { runNode, type ProcessResult } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';
import { levelRules } from './levelRules';

const program = resolve(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/**
 * Checks the imports of these folders against levelRules.ts. The code is not 0 if a rule is broken.
 * @param cwd base of the folders and of the rules' paths
 */
export const checkImports = async (
  folders: readonly string[],
  cwd: string,
): Promise<ProcessResult> => {
  // Pass the rules as JSON: the program imports a script by a URL in which it does not escape a %.
  const rules = join(await temporaryFolder('rules'), 'rules.json');
  await writeFile(rules, JSON.stringify(levelRules));
  return runNode([program, '--config', rules, ...folders], { cwd });
};
